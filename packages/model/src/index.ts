export {
  type EntityKey,
  model,
  type Registry,
  type ResultOf,
  type RowOf,
  registry,
  type SelectionOf,
  select,
} from './entities/index.ts'
