import { expect, test } from 'vitest'
import { type StepOf, stepLabel, type TaskDefinition, type TaskKind, taskKind, tasks } from './tasks.ts'

test('every kind of long work says what it is, what failed and each step, in three languages', () => {
  for (const [name, kind] of Object.entries<TaskDefinition>(tasks)) {
    for (const label of [kind.label, kind.done, kind.failed, ...Object.values(kind.steps)])
      for (const words of [label.nl, label.en, label.fr]) expect(words?.trim(), name).toBeTruthy()
    expect(taskKind(name)).toBe(kind)
  }
  expect(taskKind('rapporten')).toBeUndefined()
})

test('a step is said by its words, and a count as it is', () => {
  expect(stepLabel(tasks.rapport, 'opmaak')?.nl).toBe("Pagina's opmaken")
  expect(stepLabel(tasks.demofotos, '3 / 32')?.en).toBe('3 / 32')
  expect(stepLabel(tasks.rapport, null)).toBeUndefined()
})

test('a misspelt kind or step does not compile', () => {
  const step: StepOf<'rapport'> = 'opmaak'
  // @ts-expect-error no such step
  const wrong: StepOf<'rapport'> = 'opmak'
  // @ts-expect-error no such kind
  const kind: TaskKind = 'rapporten'
  expect([step, wrong, kind]).toHaveLength(3)
})
