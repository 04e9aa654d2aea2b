// Copied into dist/. Runs files of the program from what V8 made of them when the program was built.
const { readFileSync } = require('node:fs')
const Module = require('node:module')
const { join } = require('node:path')
const vm = require('node:vm')

/** What compiled code is good for. V8 refuses code of another version of itself; processor and system it does not look at. */
const engine = `${process.version} ${process.arch} ${process.platform}\n`

/**
 * Loads dist/<name>.cjs and lets `require` know it. Under another node nothing is done: the file is compiled when it is
 * required, the same program some milliseconds later.
 */
function loadCompiled(name) {
  // whoever bundles the library has no such files, and a module of ECMAScript knows neither its folder nor a cache
  if (typeof __dirname === 'undefined' || require.cache[join(__dirname, `${name}.cjs`)]) return
  const compiled = contentOf(`${name}.compiled`)
  if (compiled?.latin1Slice(0, engine.length) === engine) run(name, compiled.subarray(engine.length))
}

/** Loads dist/<name>.cjs, from compiled code where it is given and V8 takes it: other flags of node are enough for it not to. */
function run(name, cachedData) {
  const filename = join(__dirname, `${name}.cjs`)
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'utf8')}\n})`
  const script = new vm.Script(source, {
    // the same wherever the program is built and installed, so that two builds are the same bytes
    filename: `chainvet/${name}.cjs`,
    cachedData,
  })
  const module = new Module(filename)
  module.filename = filename
  require.cache[filename] = module
  script.runInThisContext().call(module.exports, module.exports, id => module.require(id), module, filename, __dirname)
  module.loaded = true
  return script
}

function contentOf(file) {
  try {
    return readFileSync(join(__dirname, file))
  } catch {
    return undefined
  }
}

module.exports = { engine, loadCompiled, run }
