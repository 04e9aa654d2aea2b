import type { Case } from '../case.ts'

export const blindBQMore: readonly Case[] = []
