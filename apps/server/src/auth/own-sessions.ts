import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { Problem } from '@vezel/model/problems.ts'
import Bowser from 'bowser'
import type { Session } from '../access.ts'
import { remember } from '../db/history.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Services } from '../services.ts'

/** One log-in that is still in force, of whoever asks, in whatever organisation. */
export interface OwnSession {
  readonly id: string
  /** As the browser calls itself; null where that says nothing. */
  readonly browser: string | null
  readonly systeem: string | null
  readonly soort: 'desktop' | 'mobile' | 'tablet' | null
  readonly sinds: string
  /** To some minutes. */
  readonly gezien: string
  /** The one that asks. */
  readonly eigen: boolean
}

interface Row {
  readonly id: string
  readonly device: string | null
  readonly since: Date
  readonly seen: Date
  readonly eigen: boolean
}

const inForce = `"user_id" = $1 and "revoked_at" is null and "expires_at" > now()`

/** The log-ins of whoever asks, the one that asks first and then the last used. */
export async function ownSessions({ pools }: Services, session: Session): Promise<readonly OwnSession[]> {
  const { rows } = await pools.serve.query<Row>(
    `select "id", "apparaat" as "device", "created_at" as "since", "seen_at" as "seen", "token_hash" = $2 as "eigen"
     from "sessie" where ${inForce} order by "eigen" desc, "seen_at" desc, "id"`,
    [session.userId, session.tokenHash],
  )
  return rows.map(({ id, device, since, seen, eigen }) => {
    return { id, ...deviceOf(device), sinds: dutchTime(since), gezien: dutchTime(seen), eigen }
  })
}

const kinds = ['desktop', 'mobile', 'tablet'] as const

/** What a browser says of itself, in the words that people have for it. */
export function deviceOf(device: string | null): Pick<OwnSession, 'browser' | 'systeem' | 'soort'> {
  const { browser, os, platform } = device ? Bowser.parse(device) : { browser: {}, os: {}, platform: {} }
  const version = browser.version?.split('.')[0]
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
    systeem: os.name ?? null,
    soort: kinds.find((kind) => kind === platform.type) ?? null,
  }
}

/** Ends one of one's own sessions, at once. Throws `notFound` for one that is not there, also when it is somebody else's. */
export async function endOwnSession({ pools }: Services, session: Session, id: string): Promise<void> {
  const ended = await inTransaction(pools.serve, session, (work) => end(work, '"id" = try_uuid($2)', id))
  if (ended === 0) throw new Problem('notFound', { entity: { nl: 'Sessie', en: 'Session', fr: 'Session' } })
}

/** Ends all of one's own sessions but the one that asks; answers how many. */
export const endOtherSessions = ({ pools }: Services, session: Session): Promise<number> =>
  inTransaction(pools.serve, session, (work) => end(work, '"token_hash" <> $2', session.tokenHash))

async function end(work: Work, which: string, value: unknown): Promise<number> {
  const ended = await work.query(`update "sessie" set "revoked_at" = now() where ${inForce} and ${which} returning 1`, [
    work.session.userId,
    value,
  ])
  if (ended.length > 0) await remember(work, 'logout', model.entity('user'), String(work.session.userId), {})
  return ended.length
}
