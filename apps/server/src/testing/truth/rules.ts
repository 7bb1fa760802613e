import type { ChosenStatus, DossierDraft, FindingDraft, LocationDraft, Outcome, SampleDraft } from '../dossier.ts'

/** What should hold (decision 0023), worked out once more in the plainest way, from the draft of a dossier. */

export const weights: Record<Outcome, number> = {
  Aangetoond: 1,
  'Niet te analyseren': 2,
  Sporen: 4,
  'Niet aangetoond': 5,
}
/** A status of the other substances than asbestos. */
export const OTHER = 'Boven drempelwaarde'
export const chosenWeights: Record<ChosenStatus | typeof OTHER, number> = {
  [OTHER]: 1,
  Asbesthoudend: 1,
  Asbestverdacht: 2,
  'Niet onderzocht': 3,
  'Onder 0,1%': 4,
  'Niet asbesthoudend': 5,
}
const leastOf = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value !== null && value !== undefined)
  return known.length === 0 ? null : Math.min(...known)
}

export function sampleHolds({ analyses }: SampleDraft) {
  const live = analyses.filter(({ isDeleted }) => !isDeleted)
  const valid = live.filter(({ status }) => status !== 'afgekeurd')
  return {
    isVoid: live.length > 0 && valid.length === 0,
    waits: live.length === 0 || valid.some((one) => one.outcomes.length === 0),
    weight: leastOf(valid.flatMap((one) => one.outcomes.slice(0, 2).map((value) => weights[value]))),
  }
}

function findingHolds(finding: FindingDraft, allSamples: readonly SampleDraft[]): number {
  const own = (finding.samples ?? []).map(sampleHolds).filter(({ isVoid }) => !isVoid)
  const chosen = finding.chosen ? chosenWeights[finding.chosen] : null
  const nothingKnown = ['aangenomen', 'omsloten', 'te_bemonsteren'].includes(finding.method)
  const counted = nothingKnown ? null : chosen
  const referred = finding.refersTo === undefined ? undefined : allSamples[finding.refersTo]
  const from = own.length > 0 ? own : referred ? [sampleHolds(referred)] : null
  if (from) {
    const result = leastOf(from.map(({ weight }) => weight))
    if (result !== null && !from.some(({ waits, isVoid }) => waits || isVoid)) return result
    return leastOf([result, counted, 2]) ?? 2
  }
  if (counted === null) return 2
  return ['eigen_monster', 'verwijzing_monster'].includes(finding.method) ? Math.min(counted, 2) : counted
}

/** A visit counts from its day on, unless it was cancelled; one without a day counts. */
const isMade = (visit: number, draft: DossierDraft) => {
  const { status, day } = draft.visits[visit] as DossierDraft['visits'][number]
  return status !== 'geannuleerd' && (day === null || day <= draft.day)
}

export function locationHolds(location: LocationDraft, draft: DossierDraft, samples: readonly SampleDraft[]) {
  const seen = location.findings
    .filter(({ visit }) => isMade(visit, draft))
    .map((finding) => ({ ...finding, aangetroffen: finding.aangetroffen ?? ('ja' as const) }))
  const own = seen.filter(({ visit }) => draft.visits[visit]?.survey === 'own').sort((a, b) => a.visit - b.visit)
  const dayOf = ({ visit }: FindingDraft) => draft.visits[visit]?.day ?? TODAY
  const hasOwnSample = (finding: FindingDraft) => (finding.samples ?? []).some((sample) => !sampleHolds(sample).isVoid)
  const isOpen = (finding: FindingDraft) =>
    !hasOwnSample(finding) &&
    finding.refersTo === undefined &&
    (finding.method === 'te_bemonsteren' ||
      (!finding.chosen && !['aangenomen', 'eerder_rapport'].includes(finding.method)))
  const isResult = (finding: FindingDraft) => {
    const referred = finding.refersTo === undefined ? undefined : samples[finding.refersTo]
    const from = hasOwnSample(finding)
      ? (finding.samples ?? []).map(sampleHolds).filter(({ isVoid }) => !isVoid)
      : referred
        ? [sampleHolds(referred)]
        : []
    return from.length > 0 && from.every(({ waits, isVoid }) => !waits && !isVoid)
  }
  const before = (finding: FindingDraft) =>
    seen
      .filter((one) => one.visit < finding.visit && one.aangetroffen !== 'niet_controleerbaar')
      .sort((a, b) => a.visit - b.visit)
      .at(-1)
  const inherited = (finding: (typeof seen)[number]) => {
    const previous = finding.aangetroffen === 'niet_controleerbaar' ? before(finding) : undefined
    if (previous?.aangetroffen !== 'ja' || hasOwnSample(finding)) return undefined
    const saysNothing = isOpen(finding) && !finding.chosen
    return saysNothing || findingHolds(previous, samples) < findingHolds(finding, samples) ? previous : undefined
  }
  const holds = (finding: (typeof seen)[number]) => findingHolds(inherited(finding) ?? finding, samples)

  // A row "present" takes back what was written before it; an amount of nothing takes nothing.
  const byDay = (location.treatments ?? [])
    .filter(({ datum }) => datum <= draft.day)
    .sort((a, b) => a.datum.localeCompare(b.datum))
  const rows = byDay.slice(Math.max(0, byDay.map(({ status }) => status).lastIndexOf('aanwezig')))
  const isVoid = ({ status }: { status: string }) => ['niet_aangetroffen', 'vervallen'].includes(status)
  const done = rows.filter((row) =>
    isVoid(row) ? row.hoeveelheid === undefined : !(takes(row) && row.hoeveelheid === 0),
  )

  const isDanger = (finding: (typeof seen)[number]) => hasOwnSample(finding) && findingHolds(finding, samples) <= 2
  const latest = own.filter(({ aangetroffen }) => aangetroffen !== 'niet_controleerbaar').at(-1)
  const denied =
    latest?.aangetroffen === 'nee'
      ? own
          .filter((one) => one.visit <= latest.visit && (one.aangetroffen === 'ja' || isDanger(one)))
          .filter(
            (one) =>
              !done.some(
                ({ status, datum, hoeveelheid }) =>
                  status === 'vrijgegeven' &&
                  datum >= dayOf(one) &&
                  datum <= dayOf(latest) &&
                  (hoeveelheid === undefined ||
                    (one.aangetroffen === 'ja' && amountOf(one) > 0 && hoeveelheid >= amountOf(one))),
              ),
          )
          .at(-1)
      : undefined
  const isAbsent = latest?.aangetroffen === 'nee' && denied === undefined
  const decisive = denied ?? latest
  const later = own.filter((one) => one.aangetroffen === 'niet_controleerbaar' && one.visit > (latest?.visit ?? -1))
  const counted = own
    .filter((one) => one.aangetroffen !== 'nee' || isDanger(one))
    .filter((one) => !isAbsent || one.visit > latest.visit)
    .filter(
      (one) =>
        !isOpen(one) ||
        inherited(one) !== undefined ||
        !own.some((result) => result.visit > one.visit && result.aangetroffen !== 'nee' && isResult(result)),
    )
  // What a laboratory proved in the earlier survey holds until it is cleared, or sampled in this one with a result.
  const latestOwn = own.at(-1)
  const proof = seen
    .filter(({ visit }) => draft.visits[visit]?.survey === 'earlier')
    .filter((one) => (hasOwnSample(one) || one.aangetroffen === 'ja') && findingHolds(one, samples) === 1)
    .at(-1)
  const isProven =
    proof !== undefined &&
    latestOwn !== undefined &&
    !own.some((one) => hasOwnSample(one) && isResult(one)) &&
    !done.some(
      ({ status, datum, hoeveelheid }) =>
        status === 'vrijgegeven' &&
        datum >= dayOf(proof) &&
        (latestOwn.aangetroffen === 'nee' || datum <= dayOf(latestOwn)) &&
        (hoeveelheid === undefined ||
          (proof.aangetroffen === 'ja' && amountOf(proof) > 0 && hoeveelheid >= amountOf(proof))),
    )
  const ofVisits = leastOf(counted.map(holds))
  const isProvenThere = isProven && !(isAbsent && later.length === 0)
  const weight = isProvenThere ? 1 : ofVisits
  const isSampled =
    (isProvenThere && (hasOwnSample(proof) || proof.refersTo !== undefined)) ||
    counted.some((one) => {
      const from = inherited(one) ?? one
      return holds(one) === weight && (hasOwnSample(from) || from.refersTo !== undefined)
    })

  const current = done.filter(({ datum }) => datum >= (decisive ? dayOf(decisive) : ''))
  const last = current.filter((row) => !isVoid(row)).at(-1)
  const isVoided = current.length > 0 && isVoid(current.at(-1) as { status: string })
  const sumOf = (statuses: readonly string[]) =>
    current.filter(({ status }) => statuses.includes(status)).reduce((total, one) => total + (one.hoeveelheid ?? 0), 0)
  const amount = decisive?.aangetroffen === 'ja' && decisive.hoeveelheid !== null ? amountOf(decisive) : null
  const [cleared, part] = [sumOf(['vrijgegeven']), sumOf(['deels_gesaneerd'])]
  const presence =
    isAbsent && later.length === 0
      ? 'niet_aangetroffen'
      : location.findings.length === 0
        ? // What nobody has seen nobody can have taken away.
          'aanwezig'
        : last?.status === 'vrijgegeven' &&
            (last.hoeveelheid === undefined || (amount !== null && amount > 0 && cleared >= amount))
          ? 'verwijderd'
          : isVoided && !(weight !== null && weight <= 2 && isSampled)
            ? 'niet_aangetroffen'
            : last && (takes(last) || cleared > 0 || part > 0)
              ? 'deels_verwijderd'
              : 'aanwezig'
  const stands = presence !== 'niet_aangetroffen'
  // What this survey did not see is suspected until somebody says it is clean, not there or gone.
  const known = seen
    .filter(({ aangetroffen }) => aangetroffen !== 'niet_controleerbaar')
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.visit - b.visit)
    .at(-1)
  const since = done.filter(({ datum }) => known === undefined || datum >= dayOf(known))
  const wasSampled = known !== undefined && (hasOwnSample(known) || known.refersTo !== undefined)
  const isSuspected =
    (!since.some(isVoid) || (wasSampled && findingHolds(known, samples) <= 2)) &&
    (known === undefined ||
      (known.aangetroffen === 'ja' &&
        findingHolds(known, samples) <= 3 &&
        !since.some(
          ({ status, hoeveelheid }) =>
            status === 'vrijgegeven' &&
            (hoeveelheid === undefined || (amountOf(known) > 0 && hoeveelheid >= amountOf(known))),
        )))
  const said = (one: (typeof seen)[number]) => (one.chosen ? chosenWeights[one.chosen] : null)
  const isJudged = (one: FindingDraft) => !['aangenomen', 'omsloten', 'te_bemonsteren'].includes(one.method)
  return {
    isSeen: own.length > 0,
    isUnseenSuspect: own.length === 0 && isSuspected,
    isKnownSuspect:
      own.length === 0 &&
      isSuspected &&
      location.findings.some(({ visit }) => draft.visits[visit]?.survey === 'earlier'),
    weight: stands ? weight : isProven ? 2 : null,
    presence,
    amount:
      presence === 'verwijderd' ? 0 : !stands || amount === null ? null : Math.max(0, amount - Math.max(cleared, part)),
    isContradicted:
      stands &&
      (denied !== undefined ||
        (isVoided && presence !== 'verwijderd') ||
        own.some((one) =>
          one.aangetroffen === 'nee'
            ? isDanger(one)
            : said(one) !== null &&
              ((said(one) !== holds(one) && !(said(one) === 1 && !isJudged(one))) ||
                (isJudged(one) && (said(one) as number) > (weight as number))),
        )),
  }
}

export const isThere = (presence: string) => presence === 'aanwezig' || presence === 'deels_verwijderd'
/** Proven by an earlier survey, not found now, and nowhere cleared. */
const isUnaccounted = (one: { weight: number | null; presence: string }) =>
  one.presence === 'niet_aangetroffen' && one.weight !== null
const isGone = (presence: string) => presence === 'verwijderd' || presence === 'deels_verwijderd'
const isDangerous = (one: { weight: number | null; presence: string }) =>
  one.weight !== null && one.weight <= 2 && isThere(one.presence)

/** Heaviest first; what is still to be determined is no class yet. */
const classOrder = ['2A', '2', '1', 'Nog te bepalen', 'Niet van toepassing']

/** Its own, else those that the earlier survey had when it ended, on the day of the report or before. */
function strategiesOf({ strategies = [] }: DossierDraft['sources'][number], { earlierEnds, day }: DossierDraft) {
  const own = strategies.filter(({ survey }) => survey !== 'earlier')
  if (own.length > 0) return own
  return earlierEnds === undefined || earlierEnds <= day ? strategies : []
}

export function sourceHolds(
  source: DossierDraft['sources'][number],
  draft: DossierDraft,
  samples: readonly SampleDraft[],
) {
  const places = source.locations.map((place) => locationHolds(place, draft, samples))
  const seen = places.filter((place) => place.isSeen)
  const [there, gone] = [seen.filter((p) => isThere(p.presence)), seen.filter((p) => isGone(p.presence))]
  const unseenPresence =
    places.length === 0 || places.some((p) => isThere(p.presence))
      ? 'aanwezig'
      : places.some((p) => isGone(p.presence))
        ? 'verwijderd'
        : 'niet_aangetroffen'
  const seenPresence =
    there.length > 0
      ? gone.length > 0
        ? 'deels_verwijderd'
        : 'aanwezig'
      : gone.length > 0
        ? 'verwijderd'
        : 'niet_aangetroffen'
  const presence = seen.length > 0 ? seenPresence : unseenPresence
  const isShown = seen.length > 0 || source.first === 'own'
  const weight =
    seen.length > 0
      ? (leastOf(seen.filter((p) => p.presence !== 'verwijderd').map((p) => p.weight)) ??
        leastOf(seen.map((p) => p.weight)))
      : isShown
        ? 2
        : null
  const dangerous = isDangerous({ weight, presence })
  const left = places.filter((p) =>
    dangerous ? isDangerous(p) && (p.amount ?? 0) > 0 : p.presence !== 'verwijderd' && p.amount !== null,
  )
  const classes = strategiesOf(source, draft)
    .filter((strategy) => {
      const meant = (strategy.locations ?? []).filter((n) => n < places.length)
      return meant.length === 0 || meant.some((n) => isDangerous(places[n] as (typeof places)[number]))
    })
    .map(({ klasse }) => klasse)
    .filter((klasse) => klasse !== null)
    .sort((a, b) => classOrder.indexOf(a) - classOrder.indexOf(b))
  const [heaviest = null] = dangerous ? classes : []
  return {
    isShown,
    weight,
    presence,
    amount:
      presence === 'verwijderd' ? 0 : left.length === 0 ? null : left.reduce((sum, p) => sum + (p.amount ?? 0), 0),
    dangerous,
    class: heaviest,
    unaccounted: seen.some(isUnaccounted),
    classIsMissing: dangerous && (heaviest === null || heaviest === 'Nog te bepalen'),
  }
}

export function spaceHolds(n: number, draft: DossierDraft, samples: readonly SampleDraft[]) {
  const space = draft.spaces[n] as DossierDraft['spaces'][number]
  const { onderzocht, exclusion } = space
  const examined = onderzocht === 'ja' && exclusion ? 'gedeeltelijk' : (onderzocht ?? 'nee')
  const inside = draft.sources
    .flatMap(({ locations }) => locations)
    .filter((place) => place.space === n)
    .map((place) => locationHolds(place, draft, samples))
    .filter((one) =>
      one.isUnseenSuspect
        ? ['ja', 'gedeeltelijk'].includes(examined)
        : one.isSeen && (isThere(one.presence) || isUnaccounted(one)),
    )
  const weight =
    leastOf([...inside.map((one) => (one.isUnseenSuspect ? 2 : one.weight)), examined === 'ja' ? 5 : 3]) ?? 3
  const words = ['gevonden', 'verdacht', 'niet_onderzocht', 'onder_grens', 'geen_asbest']
  return {
    examined,
    outcome: examined === 'nvt' && inside.length === 0 ? 'buiten_onderzoek' : words[weight - 1],
    coverage: coverageOf(space),
  }
}

function coverageOf({ onderzocht, exclusion, isHindered, isOutside }: DossierDraft['spaces'][number]) {
  if (onderzocht === 'ja' || onderzocht === 'gedeeltelijk') {
    if (exclusion) return 'gedeeltelijk'
    if (isHindered) return 'beperkt'
    return onderzocht === 'ja' ? 'onderzocht' : 'gedeeltelijk'
  }
  if (exclusion === 'whole') return 'uitgesloten'
  return onderzocht === 'nvt' || isOutside ? 'buiten_opdracht' : 'nog_niet'
}

/** The gaps of visits that say what they saw: still to come on the day of the report, or recorded by nobody as carried out. */
export function visitsMissed(draft: DossierDraft): string[] {
  const seen = new Set(
    draft.sources.flatMap(({ locations }) => locations.flatMap(({ findings }) => findings.map(({ visit }) => visit))),
  )
  const own = draft.visits.map((visit, n) => ({ ...visit, n })).filter(({ survey }) => survey === 'own')
  return own.flatMap(({ status, day, n }, at) => {
    if (status === 'geannuleerd' || !seen.has(n)) return []
    if (day !== null && day > draft.day) return [`visitToCome Bezoek ${at + 1}`]
    return status === 'uitgevoerd' ? [] : [`visitNotCarriedOut Bezoek ${at + 1}`]
  })
}

/** The printed places that an earlier survey proved and this one did not find. */
export function unaccountedPlaces(draft: DossierDraft): string[] {
  const all = samplesOf(draft)
  return draft.sources.flatMap(({ locations, leftOut: isLeftOut = false }, s) =>
    locations.flatMap((place, n) => {
      const holds = locationHolds(place, draft, all)
      return !isLeftOut && holds.isSeen && isUnaccounted(holds) ? [`B${String(s + 1).padStart(2, '0')}.${n + 1}`] : []
    }),
  )
}

/** The places that somebody saw, this survey did not, and nothing made harmless, in a space where this survey looked. */
export function placesNotSeen(draft: DossierDraft): string[] {
  const all = samplesOf(draft)
  return draft.sources.flatMap(({ locations }, s) =>
    locations.flatMap((place, n) => {
      const looked = ['ja', 'gedeeltelijk'].includes(spaceHolds(place.space, draft, all).examined)
      return looked && locationHolds(place, draft, all).isKnownSuspect
        ? [`B${String(s + 1).padStart(2, '0')}.${n + 1}`]
        : []
    }),
  )
}

/** Regulation 1.4: what is asbestos or may be it has a class. */
export function classesMissed(draft: DossierDraft): string[] {
  const all = samplesOf(draft)
  return draft.sources.flatMap((source, n) => {
    const { isShown, dangerous, class: heaviest } = sourceHolds(source, draft, all)
    if (!isShown || !dangerous || source.leftOut) return []
    const number = `B${String(n + 1).padStart(2, '0')}`
    return heaviest === 'Niet van toepassing' ? [`classNotApplicable ${number}`] : []
  })
}

/** The gaps of what a report leaves out while it is suspected or holds asbestos; none makes that good where it says "suitable". */
export function leftOut(draft: DossierDraft): string[] {
  const code = draft.suitable === true ? 'sourceLeftOutOfSuitable' : 'sourceLeftOut'
  return draft.sources.flatMap((source, n) => {
    const { isShown, dangerous, unaccounted } = sourceHolds(source, draft, samplesOf(draft))
    return source.leftOut && isShown && (dangerous || unaccounted) ? [`${code} B${String(n + 1).padStart(2, '0')}`] : []
  })
}

/** What speaks against a survey that says "suitable": what was left out, own samples that tell nothing, and what is suspected or seen in part. */
export function againstSuitable(draft: DossierDraft): string[] {
  if (draft.suitable !== true) return []
  const own = draft.sources
    .flatMap(({ locations }) => locations.flatMap(({ findings }) => findings))
    .filter(({ visit }) => draft.visits[visit]?.survey === 'own')
    .flatMap(({ samples = [] }) => {
      const hold = samples.map(sampleHolds)
      const isTold = hold.some(({ waits, isVoid }) => !waits && !isVoid)
      return hold.map(({ waits, isVoid }, n) => ({
        isUnknown: isVoid ? !isTold : waits,
        isMaterial: samples[n]?.kind === undefined,
      }))
    })
  // The report names samples of material first.
  const unknownOnes = own
    .map((sample, n) => ({ ...sample, number: `M${String(n + 1).padStart(2, '0')}` }))
    .toSorted((a, b) => Number(b.isMaterial) - Number(a.isMaterial))
    .flatMap(({ isUnknown, number }) => (isUnknown ? [number] : []))
  const excluded = draft.spaces.flatMap(({ exclusion }, n) => (exclusion ? [`U${n + 1}`] : []))
  const suspected = draft.sources.flatMap((source, n) => {
    const { isShown, weight, dangerous, unaccounted } = sourceHolds(source, draft, samplesOf(draft))
    return isShown && (unaccounted || (dangerous && weight === 2)) ? [`B${String(n + 1).padStart(2, '0')}`] : []
  })
  const partly = draft.spaces.flatMap((_, n) =>
    spaceHolds(n, draft, samplesOf(draft)).examined === 'gedeeltelijk' ? [`Ruimte ${n}`] : [],
  )
  const suspicions = [...suspected, ...placesNotSeen(draft), ...partly]
  return [
    ...(excluded.length > 0 ? [['exclusions', ...excluded].join(' ')] : []),
    ...(unknownOnes.length > 0 ? [['samplesWithoutResult', ...unknownOnes].join(' ')] : []),
    ...(suspicions.length > 0 ? [['suspicions', ...suspicions].join(' ')] : []),
  ]
}
const amountOf = ({ hoeveelheid }: FindingDraft): number => (hoeveelheid === undefined ? 10 : (hoeveelheid ?? 0))
const takes = ({ status }: { readonly status: string }) => status === 'vrijgegeven' || status === 'deels_gesaneerd'
/** The day on which the test's records are made. */
const TODAY = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })

export const samplesOf = (draft: DossierDraft): SampleDraft[] =>
  draft.sources.flatMap((source) =>
    source.locations.flatMap((one) => one.findings.flatMap((found) => found.samples ?? [])),
  )
