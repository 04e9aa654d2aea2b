export { type ListStatus, listStatus } from '../sources/lists/status.ts'
