import { model } from '@vezel/model'
import { filled } from '@vezel/model/kit/phrase.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'

/** The words a statement ends with when it was refused while it ran, as a problem; undefined for any other error. */
export function refusalOf(error: unknown): Problem | undefined {
  const { code, message = '' } = error as { code?: string; message?: string }
  if (code === 'VZ001') {
    const [key = '', max, count] = message.split(' ')
    return new Problem('listTooLong', {
      list: model.named(key).plural,
      max: Number(max),
      count: Number(count) > limits.listMost ? filled(bounded.moreRows, { n: limits.listMost }) : Number(count),
    })
  }
  if (code === '55P03') return new Problem('busy', {}, [], { cause: error })
  // Stopped by the clock, by our own count, or by what PostgreSQL can hold in one value or in memory.
  const isHeavy = code === 'VZ002' || code === '57014' || code === '54000' || code === '53200'
  if (isHeavy || (code === 'XX000' && message.startsWith('invalid memory alloc request')))
    return new Problem('tooHeavy', {}, [], { cause: error })
  return undefined
}
