import { model } from '@vezel/model'
import { actionOfEvent, type HistoryWord, historyActions } from '@vezel/model/history.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { speak, tags } from '@vezel/model/kit/phrase.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { counted, type HistoryLine } from './history-lines.ts'

/** What was done in one go to a record and what is part of it, as the API answers it. */
export interface HistoryStep extends HistoryLine {
  /** How many records. */
  readonly aantal: number
  /** What was done to which kind of record. */
  readonly soorten: readonly { readonly type: string; readonly actie: string; readonly aantal: number }[]
  /** The record, where it was one: `weg` when it is deleted now. */
  readonly record: {
    readonly type: string
    readonly id: string
    readonly titel: string | null
    readonly weg: boolean
  } | null
}

export const stepsDocument =
  'query geschiedenisOnder($type: String!, $id: ID!, $door: ID, $soort: String, $voor: ID, $limit: Int) { lines: geschiedenisOnder(type: $type, id: $id, door: $door, soort: $soort, voor: $voor, limit: $limit) { id actie op door { id full_name } batch draait_terug mag_terug aantal soorten { type actie aantal } record { type id titel weg } mee { type aantal } wijzigingen { veld oud nieuw verborgen gewist } } }'

/** What the history can be narrowed to: who did something, and to which types. */
export interface Choices {
  readonly personen: readonly { readonly id: string; readonly full_name: string }[]
  readonly soorten: readonly string[]
}
export const choicesDocument =
  'query geschiedenisKeuzes($type: String!, $id: ID!) { choices: geschiedenisKeuzes(type: $type, id: $id) { personen { id full_name } soorten } }'

const did = {
  create: 'didCreate',
  update: 'didUpdate',
  delete: 'didDelete',
  restore: 'didRestore',
  merge: 'didMerge',
  blank: 'didBlank',
  copy: 'didCopy',
  send: 'didSend',
  verify: 'didVerify',
  cancel: 'didCancel',
  withdraw: 'didWithdraw',
  make: 'didMake',
  release: 'didRelease',
  login: 'didUpdate',
  logout: 'didUpdate',
  loginRefused: 'didUpdate',
  recovery: 'didUpdate',
  passwordByLink: 'didUpdate',
  factorOn: 'didUpdate',
  factorOff: 'didUpdate',
  factorReset: 'didUpdate',
  download: 'didDownload',
} as const satisfies Readonly<Record<HistoryWord, string>>
/** What a step took back, by what it did for that. */
const undid = { delete: 'undidCreate', restore: 'undidDelete', update: 'undidUpdate' } as const
const undidOf = (action: string) => (action in undid ? undid[action as keyof typeof undid] : 'undidUpdate')
const isWord = (action: string): action is HistoryWord => action in historyActions

/** A step over several records as one sentence: `Lotte de Wit heeft 14 opmerkingen gewijzigd`. */
export function stepSentence(
  { door, soorten, draait_terug: undone }: Pick<HistoryStep, 'door' | 'soorten' | 'draait_terug'>,
  locale: Locale,
): string {
  const t = speak(historyPhrases, locale)
  const byAction = new Map<string, string[]>()
  for (const { type, actie, aantal } of soorten) {
    const event = eventLabel(type, actie, locale)
    // Two kinds of record may call the same action otherwise.
    const key = event === null ? actie : `step ${event}`
    byAction.set(key, [...(byAction.get(key) ?? []), counted(type, aantal, locale)])
  }
  const list = new Intl.ListFormat(tags[locale])
  const parts = [...byAction].map(([key, kinds]) => {
    const what = list.format(kinds)
    if (undone) return t(undidOf(key), { what })
    if (key.startsWith('step ')) return t('didStep', { what, step: key.slice('step '.length) })
    return t(isWord(key) ? did[key] : 'didUpdate', { what })
  })
  return t('did', { who: door?.full_name ?? t('someone'), parts })
}

/** The event of a transition table that an action is, in words; null of what is no event. */
function eventLabel(type: string, action: string, locale: Locale): string | null {
  const events = Object.entries(model.ofType(type)?.transitions?.events ?? {})
  const found = events.find(([name]) => actionOfEvent(name) === action)
  return found ? inSentence(found[1].label, locale) : null
}
