import type { ReadStream, WriteStream } from 'node:tty'
import { ChainvetError } from '../errors.ts'

/**
 * Asks on `screen` and reads a line from `keyboard` without an echo. The terminal is put back as it was, however it ends:
 * a shell without an echo is how people remember a program that forgot.
 */
export function readHidden(keyboard: ReadStream, screen: WriteStream, prompt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let line = ''
    const end = (settle: () => void) => {
      keyboard.off('data', onData).off('end', onEnd).pause()
      keyboard.setRawMode(false)
      screen.write('\n')
      settle()
    }
    const stopped = () => reject(new ChainvetError('INTERRUPTED', 'stopped before a key was given'))
    const onEnd = () => end(stopped)
    const onData = (typed: Buffer) => {
      const text = typed.toString('utf8')
      let at = 0
      for (const character of text) {
        at += character.length
        // what is pasted behind the line is not a second answer: who asks sees it, and refuses
        if (character === '\r' || character === '\n') return end(() => resolve(`${line}\n${text.slice(at)}`.trimEnd()))
        if (character === '\u0003' || (character === '\u0004' && line === '')) return end(stopped)
        if (character === '\u007f' || character === '\b') line = line.slice(0, -1)
        else if (character === '\u0015') line = ''
        else if (line.length < longestLine) line += character
      }
    }
    // first the echo goes: whoever answers as soon as the question is there answers unseen
    keyboard.setRawMode(true)
    screen.write(prompt)
    keyboard.on('data', onData).on('end', onEnd).resume()
  })
}

const longestLine = 8_192
