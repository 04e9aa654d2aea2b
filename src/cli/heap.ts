import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the part of the heap for new objects as small as it is by now. It would double until it is 16 MB three times over, and rows
 * are gone before that is full: ten million of them take a tenth less memory and no more time (Node 20 and 22).
 */
export const keepNurserySmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/**
 * Makes all new objects among the new ones. V8 makes those of a place in the code among the old where most that it made there before
 * had lived on, as all of a request does while the first of many come at once. When they are gone it takes them for alive until it
 * looks through the whole heap, and all that they hold with them: every other service came to that, collected 80 times as much
 * by way of the old, and answered a fifth fewer requests (Node 20; 22 to 25 know the flag).
 */
export const keepNewYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring')

/**
 * Lets the old part of the heap grow to four times what lived on, the most that V8 lets it grow by itself, before it looks through
 * the whole of it. Looking there drops machine code as well: of each function that no object stands for at that moment, as of all
 * that a scan makes for itself. Of a scan of a token those are some 300; V8 looked after every 50 to 150 scans and had the cores
 * compile them anew for the next hundred (Node 20; 22 and 24 know the flag). What is in use may so take up to four times its size.
 */
export const collectAllSeldom = (): void => setFlagsFromString('--heap-growing-percent=300')

/** What suits a process that scans for as long as it runs. */
export function suitScans(): void {
  keepNewYoung()
  collectAllSeldom()
}
