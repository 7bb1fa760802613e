import { testDeletesAsSingles } from '../../testing/deletes-as-singles.ts'

testDeletesAsSingles({ part: 1, of: 3 })
