import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { cache } from '../measure.ts'

// `node --import ./bench/kit/with-synthetic.ts …`: the product with the synthetic entities beside its own.
const combined = pathToFileURL(`${cache}/synthetic/combined.ts`).href
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@vezel/model' ? { url: combined, shortCircuit: true } : nextResolve(specifier, context),
})
