import { testDeletesAsSingles } from '../../testing/deletes-as-singles.ts'

testDeletesAsSingles({ part: 0, of: 3 })
