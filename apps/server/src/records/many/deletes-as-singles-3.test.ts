import { testDeletesAsSingles } from '../../testing/deletes-as-singles.ts'

testDeletesAsSingles({ part: 2, of: 3 })
