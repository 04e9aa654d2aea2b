#!/usr/bin/env node
'use strict'
// CommonJS, and compiled before: of what a short run takes, node spends most on loading modules and on compiling them.
const { loadCompiled } = require('../dist/compiled.cjs')

const [, , first] = process.argv
if (first !== '--version' && first !== '-V') for (const file of ['base', 'start']) loadCompiled(file)
if (first === 'scan') for (const file of ['engine', 'scan']) loadCompiled(file)
require('../dist/main.cjs').main()
