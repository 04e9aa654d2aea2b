import { statfsSync } from 'node:fs'

/** Numbers that Linux knows filesystems by (linux/magic.h), of those whose files lie on another machine, or may. */
const elsewhere: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB',
  1397113167: 'AFS',
  1799439955: 'AFS',
  1937076805: 'Coda',
  12805120: 'Ceph',
  198183888: 'Lustre',
  1196443219: 'GPFS',
  428016422: 'BeeGFS',
  18225520: 'GFS2',
  1952539503: 'OCFS2',
  16914839: '9P',
  1702057286: 'FUSE',
}

/** The name of a filesystem on which locks and shared memory cannot be relied on; `undefined` where they can, or nobody knows. */
export const networkFilesystem = (type: number): string | undefined => elsewhere[type >>> 0]

/** Of the folder that a file is in, or is to be made in. Only Linux tells. */
export const filesystemOf = (folder: string): string | undefined =>
  process.platform === 'linux' ? networkFilesystem(statfsSync(folder).type) : undefined
