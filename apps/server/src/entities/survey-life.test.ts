import { model } from '@vezel/model'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { assign, entitle } from '../testing/people.ts'
import { makeReady, startSurvey } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'

// What a survey must have before it starts and before it is completed (regulation 9), and what it tells of each.

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const owner = (sql: string, values: unknown[] = []) => api.services.pools.owner.query(sql, values)
const to = (id: string) => ({ connect: { id } })
const schema = 'Asbestinventarisatie certificatieschema (NL)'

/** A planned survey without anything in its dossier. */
async function planned(type = schema): Promise<string> {
  const { inventoryAsset } = await makeSurvey(api)
  return api.create(
    'survey',
    {
      onderzoek_type: to(await api.item('onderzoek_types', type)),
      inventarisatie_asset: to(inventoryAsset),
      startdatum: '2026-11-19',
      einddatum: '2026-11-20',
    },
    manager,
  )
}
const ask = (id: string, event: string, input?: Record<string, unknown>) =>
  api.ask(
    `mutation($id: ID!, $input: UpdateOnderzoekInput) { transitionOnderzoek(id: $id, event: "${event}", input: $input) { id } }`,
    { id, input },
    manager,
  )
/** The way that a step shows to the reports of the survey; it names no field there. */
const atReports = ['surveys-survey-reports', undefined]
interface Refused {
  readonly reason?: { readonly nl: string }
  readonly records?: readonly { readonly page?: string; readonly field?: string; readonly title: string }[]
}
/** The reason, with the places where it is mended. */
async function lead(id: string, event: string, input?: Record<string, unknown>) {
  const { errors } = await ask(id, event, input)
  if (!errors) return 'ok'
  const { reason, records = [] } = (errors[0]?.extensions.args ?? {}) as Refused
  return [reason?.nl, ...records.map(({ page, field, title }) => (page ? [page, field] : title))]
}

describe('a start', () => {
  const order = ['surveys-survey-information-client', 'surveyClient.opdrachtdatum']
  const asbestos = 'surveys-survey-information-asbestos'
  const scope = [
    [asbestos, 'surveyAsbestos.asbestos_survey_purposes'],
    [asbestos, 'surveyAsbestos.asbestos_survey_scope'],
  ]

  test('names each field that the dossier lacks, with the page where it is filled in', async () => {
    const survey = await planned()
    // Everything that is in the way at once, each with its page.
    expect(await lead(survey, 'start')).toEqual([
      'in het dossier ontbreekt nog: Opdrachtdatum, Doel van het onderzoek en Reikwijdte; er is geen bezoek gemeld bij de certificerende instelling, en geen bezoek is een calamiteit of spoed',
      order,
      ...scope,
      ['surveys-survey-inventarisations', undefined],
    ])
    await makeReady(api, survey, manager)
    await owner('update "onderzoek_klant" set "opdrachtdatum" = null where "onderzoek_id" = $1', [survey])
    expect(await lead(survey, 'start')).toEqual(['in het dossier ontbreekt nog: Opdrachtdatum', order])
    await owner(`update "onderzoek_klant" set "opdrachtdatum" = '2026-11-01' where "onderzoek_id" = $1`, [survey])
    expect(await lead(survey, 'start')).toBe('ok')
  })

  test('is told of many at once with the same places, for the page to lead to', async () => {
    const survey = await planned()
    const { refused } = (await api.get(
      'mutation($id: ID!) { transitionOnderzoekMany(ids: [$id], event: "start", preview: true) { refused { message records { type id title page field } } } }',
      { id: survey },
      manager,
    )) as { refused: { message: string; records: unknown[] }[] }
    expect(refused[0]?.message).toContain('Opdrachtdatum, Doel van het onderzoek en Reikwijdte')
    expect(refused[0]?.records[0]).toEqual({
      type: 'Onderzoek',
      id: survey,
      title: '',
      page: order[0],
      field: order[1],
    })
  })

  test('asks nothing of asbestos where the survey is of something else', async () => {
    const survey = await planned('Chroom-6 onderzoek')
    expect(await lead(survey, 'start')).toEqual([
      expect.stringMatching(/^in het dossier ontbreekt nog: Opdrachtdatum;.* Chroom-6 onderzoek nodig/),
      order,
      ['surveys-survey-information-execution', 'execution.inspecteurs'],
    ])
  })

  test('under the Dutch scheme waits for a visit that was notified or cannot wait; in Belgium nobody is notified', async () => {
    const survey = await planned()
    await makeReady(api, survey, manager)
    const told = (set: string) => owner(`update "inventarisatie" set ${set} where "onderzoek_id" = $1`, [survey])
    const untold = [
      'er is geen bezoek gemeld bij de certificerende instelling, en geen bezoek is een calamiteit of spoed',
      ['surveys-survey-inventarisations', undefined],
    ]
    await told(`"spoed" = false`)
    expect(await lead(survey, 'start')).toEqual(untold)
    await told(`"melding_status" = 'ingetrokken'`)
    expect(await lead(survey, 'start')).toEqual(untold)
    await told(`"calamiteit" = true, "status" = 'geannuleerd'`)
    expect(await lead(survey, 'start')).toEqual(untold)
    await told(`"calamiteit" = false, "status" = 'concept', "melding_status" = 'gewijzigd'`)
    expect(await lead(survey, 'start')).toBe('ok')
    const abroad = await planned()
    await makeReady(api, abroad, manager)
    await owner(`update "inventarisatie" set "spoed" = false where "onderzoek_id" = $1`, [abroad])
    await owner(
      `update "asset" set "land" = 'BE' where "id" = (select i."asset_id" from "inventarisatie_asset" i join "onderzoek" o on o."inventarisatie_asset_id" = i."id" where o."id" = $1)`,
      [abroad],
    )
    expect(await lead(abroad, 'start')).toBe('ok')
  })
})

describe('while it is under way', () => {
  const save = async (type: string, id: string, input: Record<string, unknown>) => {
    const { errors } = await api.ask(
      `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
      { id, input },
      manager,
    )
    return (
      errors?.[0]?.extensions.issues.map(({ path, rule, message }) => [
        path,
        rule,
        ...(rule === 'isTold' ? [message] : []),
      ]) ?? 'ok'
    )
  }
  const idOf = async (table: string, survey: string): Promise<string> =>
    (await owner(`select "id"::text from "${table}" where "onderzoek_id" = $1`, [survey])).rows[0].id
  async function started(): Promise<string> {
    const survey = await planned()
    await startSurvey(api, survey, manager)
    return survey
  }

  test('it keeps its days and its order, which may both be changed', async () => {
    const survey = await started()
    expect(await save('Onderzoek', survey, { startdatum: null, einddatum: null })).toEqual([
      ['startdatum', 'isRequired'],
      ['einddatum', 'isRequired'],
    ])
    expect(await save('Onderzoek', survey, { startdatum: '2026-11-18' })).toBe('ok')
    const client = await idOf('onderzoek_klant', survey)
    expect(await save('OnderzoekKlant', client, { opdrachtdatum: null })).toEqual([
      ['opdrachtdatum', 'isTold', 'In het dossier ontbreekt nog: Opdrachtdatum'],
    ])
    expect(await save('OnderzoekKlant', client, { opdrachtdatum: '2026-11-02' })).toBe('ok')
  })

  test('its type asks of those who go what a start would, and they do not all leave', async () => {
    const survey = await started()
    const [execution, visit] = [await idOf('onderzoek_uitvoering', survey), await idOf('inventarisatie', survey)]
    const going = { inspecteurs: { set: [{ id: api.inspector.inspectionUserId }] } }
    expect(await save('OnderzoekUitvoering', execution, going)).toBe('ok')
    const otherType = to(await api.item('onderzoek_types', 'Risicobeoordeling NEN 2991'))
    const [[path, rule, sentence] = []] = (await save('Onderzoek', survey, { onderzoek_type: otherType })) as string[][]
    expect([path, rule]).toEqual(['onderzoek_type', 'isTold'])
    expect(sentence).toContain('heeft niemand die het uitvoert de bevoegdheid')
    const { inspectionUserId: id } = manager
    await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [id])
    const unentitled = [['inspecteurs', 'isTold', expect.stringContaining('heeft niemand die het uitvoert')]]
    const other = { inspecteurs: { set: [{ id }] } }
    expect(await save('OnderzoekUitvoering', execution, other)).toEqual(unentitled)
    expect(await save('Inventarisatie', visit, going)).toBe('ok')
    expect(await save('OnderzoekUitvoering', execution, other)).toBe('ok')
    // Who goes without is told of, for as long as that is so.
    const lacking = () => api.get('query($id: ID!) { onderzoekUitvoering(id: $id) { onbevoegd } }', { id: execution })
    expect(await lacking()).toEqual({ onbevoegd: id })
    expect(await save('Inventarisatie', visit, { inspecteurs: { set: [] } })).toEqual(unentitled)
    await entitle(api.services.pools.owner, [id])
    expect(await lacking()).toEqual({ onbevoegd: null })
    expect(await save('Inventarisatie', visit, { inspecteurs: { set: [] } })).toBe('ok')
  })

  describe('nothing that its start rested on goes', () => {
    /** One survey, with what it has of each. */
    interface Ready {
      readonly survey: string
      readonly client: string
      readonly asbestos: string
      readonly execution: string
      readonly visit: string
    }
    const ready = async (): Promise<Ready> => {
      const survey = await planned()
      await makeReady(api, survey, manager)
      return {
        survey,
        client: await idOf('onderzoek_klant', survey),
        asbestos: await idOf('onderzoek_asbest', survey),
        execution: await idOf('onderzoek_uitvoering', survey),
        visit: await idOf('inventarisatie', survey),
      }
    }
    const answerOf = async (call: string, variables: Record<string, unknown>) => {
      const { errors } = await api.ask(`mutation(${call} { id } }`, variables, manager)
      const { code, args, issues } = errors?.[0]?.extensions ?? {}
      if (!code) return 'ok'
      return code === 'invalid'
        ? issues?.map(({ path, rule }) => `${path} ${rule}`).join()
        : (args as Refused).reason?.nl
    }
    const gone = (type: string, id: string) => answerOf(`$id: ID!) { delete${type}(id: $id)`, { id })
    const led = (id: string, event: string) =>
      answerOf(`$id: ID!) { transitionInventarisatie(id: $id, event: "${event}", input: { annuleer_reden: "Ziek" })`, {
        id,
      })
    const changed = (type: string, id: string, input: Record<string, unknown>) =>
      answerOf(`$id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input)`, { id, input })
    const untold = expect.stringContaining(
      'plan en meld eerst een ander bezoek, of stel het onderzoek eerst uit',
    ) as unknown
    /** Who writes may not do himself what the survey is. */
    const unable = async <T>(task: () => Promise<T>) => {
      await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [manager.inspectionUserId])
      try {
        return await task()
      } finally {
        await entitle(api.services.pools.owner, [manager.inspectionUserId])
      }
    }
    const colleague = () => ({ inspecteurs: { set: [{ id: api.inspector.inspectionUserId }] } })
    const abroad = async (survey: string) => {
      const { inventoryAsset, asset } = await makeSurvey(api)
      await owner(
        `update "asset" set "land" = case when "id" = $1 then 'NL' else 'BE' end
        where "id" = $1 or "id" = (select i."asset_id" from "inventarisatie_asset" i join "onderzoek" o on o."inventarisatie_asset_id" = i."id" where o."id" = $2)`,
        [asset, survey],
      )
      await owner(`update "inventarisatie" set "spoed" = false where "onderzoek_id" = $1`, [survey])
      return inventoryAsset
    }

    type Doing = (of: Ready) => Promise<unknown>
    const rests: readonly (readonly [what: string, refused: unknown, change: Doing, before?: Doing])[] = [
      ['its client', 'in het dossier ontbreekt nog: Opdrachtdatum', ({ client }) => gone('OnderzoekKlant', client)],
      [
        'what it is for',
        'in het dossier ontbreekt nog: Doel van het onderzoek en Reikwijdte',
        ({ asbestos }) => gone('OnderzoekAsbest', asbestos),
      ],
      ['the visit that cannot wait', untold, ({ visit }) => gone('Inventarisatie', visit)],
      [
        'its urgency',
        'spoed isTold',
        ({ visit }) => changed('Inventarisatie', visit, { spoed: false, reden_spoed: null }),
      ],
      [
        'its notification',
        untold,
        ({ visit }) => led(visit, 'withdraw'),
        async ({ visit }) => {
          await changed('Inventarisatie', visit, colleague())
          await owner(`update "inventarisatie" set "melding_status" = 'gemeld', "spoed" = false where "id" = $1`, [
            visit,
          ])
        },
      ],
      ['that visit, cancelled', untold, ({ visit }) => led(visit, 'cancel')],
      [
        'its asset abroad',
        'inventarisatie_asset isTold',
        async ({ survey }) => changed('Onderzoek', survey, { inventarisatie_asset: to(await abroad(survey)) }),
      ],
      [
        'who carries it out',
        'inspecteurs isTold',
        ({ execution }) => unable(() => changed('OnderzoekUitvoering', execution, { inspecteurs: { set: [] } })),
        ({ execution }) => changed('OnderzoekUitvoering', execution, colleague()),
      ],
      [
        'who goes',
        'inspecteurs isTold',
        ({ visit }) => unable(() => changed('Inventarisatie', visit, { inspecteurs: { set: [] } })),
        ({ visit }) => changed('Inventarisatie', visit, colleague()),
      ],
      [
        'the record with who carries it out',
        expect.stringContaining('bevoegdheid'),
        ({ execution }) => unable(() => gone('OnderzoekUitvoering', execution)),
        ({ execution }) => changed('OnderzoekUitvoering', execution, colleague()),
      ],
    ]
    test.each(rests.map(([what, ...row]) => ({ what, row })))('$what', async ({ row: [refused, change, before] }) => {
      const waiting = await ready()
      await before?.(waiting)
      expect(await change(waiting)).toBe('ok')
      const going = await ready()
      expect(await lead(going.survey, 'start')).toBe('ok')
      await before?.(going)
      expect(await change(going)).toEqual(refused)
    })

    test.each([
      ['asbestos_survey_purposes', { set: [] }],
      ['asbestos_survey_scope', { disconnect: true }],
    ])('its %s is not emptied, as of none', async (field, value) => {
      const { asbestos } = await ready()
      expect(await changed('OnderzoekAsbest', asbestos, { [field]: value })).toBe(`${field} isRequired`)
    })

    test('but for what another visit makes good', async () => {
      const going = await ready()
      await api.create(
        'visit',
        { onderzoek: to(going.survey), start: '2026-11-20 08:00:00', spoed: true, reden_spoed: 'Breuk' },
        manager,
      )
      expect(await lead(going.survey, 'start')).toBe('ok')
      expect(await led(going.visit, 'cancel')).toBe('ok')
    })
  })

  test('whoever is to release may, and does not go alone; what was released says how long it is valid', async () => {
    const survey = await started()
    const named = (id: string) => save('Onderzoek', survey, { autorisator: to(id) })
    await assign(api.services.pools.owner, survey, api.inspector)
    expect(await named(api.inspector.inspectionUserId)).toEqual([
      ['autorisator', 'isTold', 'Wie vrijgeeft, is de enige inspecteur van dit onderzoek: wijs iemand anders aan'],
    ])
    await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [manager.inspectionUserId])
    expect(await named(manager.inspectionUserId)).toEqual([
      ['autorisator', 'isTold', expect.stringContaining('mag niet vrijgeven')],
    ])
    await entitle(api.services.pools.owner, [manager.inspectionUserId])
    expect(await named(manager.inspectionUserId)).toBe('ok')
    expect(await save('Onderzoek', survey, { geldigheid_jaren: 4 })).toBe('ok')
    const report = await api.create('report', { onderzoek: to(survey) }, manager)
    await owner(`update "rapport" set "status" = 'vrijgegeven', "vrijgegeven_op" = now() where "id" = $1`, [report])
    expect(await save('Onderzoek', survey, { geldigheid_jaren: 5 })).toEqual([['geldigheid_jaren', 'staysAsReleased']])
    expect(await save('Onderzoek', survey, { geldigheid_jaren: 4, projectnummer: 'P-1' })).toBe('ok')
  })

  test('what is of one country is of an asset there', async () => {
    const survey = await planned()
    const flemish = to(await api.item('onderzoek_types', 'Asbestinventaris voor attest (Vlaanderen)'))
    expect(await save('Onderzoek', survey, { onderzoek_type: flemish })).toEqual([['onderzoek_type', 'fitsCountry']])
    const suitable = { onderzoek: to(survey), klasse: 'attest_vlaanderen' }
    const create = () =>
      api.ask(
        'mutation($input: CreateGeschiktheidInput!) { createGeschiktheid(input: $input) { id } }',
        {
          input: suitable,
        },
        manager,
      )
    const issues = (await create()).errors?.[0]?.extensions.issues
    expect(issues?.map(({ path, rule }) => [path, rule])).toEqual([['klasse', 'fitsCountry']])
    await owner(
      `update "asset" set "land" = 'BE' where "id" = (select i."asset_id" from "inventarisatie_asset" i join "onderzoek" o on o."inventarisatie_asset_id" = i."id" where o."id" = $1)`,
      [survey],
    )
    expect(await save('Onderzoek', survey, { onderzoek_type: flemish })).toBe('ok')
    expect((await create()).errors).toBeUndefined()
  })
})

test('before a start no visit is carried out, and no report goes on', async () => {
  const steps = (of: 'visit' | 'report') =>
    Object.entries(model.named(of).transitions?.events ?? {}).flatMap(([name, { guards, leads }]) =>
      leads === 'on' && guards?.includes('isOfStartedSurvey') ? [name] : [],
    )
  expect([steps('visit'), steps('report')]).toEqual([['carryOut'], ['submit', 'approve', 'release']])
  const survey = await planned()
  const { rows } = await owner('select "id" from "inventarisatie" where "onderzoek_id" = $1', [survey])
  await owner(
    `update "inventarisatie" set "melding_status" = 'gemeld', "start" = date_trunc('hour', now()) - interval '1 day', "gemeld_start" = date_trunc('hour', now()) - interval '1 day', "eind" = null, "gemeld_eind" = null, "gemeld_calamiteit" = false, "gemeld_spoed" = false where "onderzoek_id" = $1`,
    [survey],
  )
  const report = await api.create('report', { onderzoek: to(survey) }, manager)
  const refusal = async (type: string, id: string, event: string) => {
    const { errors } = await api.ask(
      `mutation($id: ID!) { transition${type}(id: $id, event: "${event}") { id } }`,
      { id },
      manager,
    )
    return (errors?.[0]?.extensions.args as Refused | undefined)?.reason?.nl
  }
  const notYet = 'het onderzoek is nog niet gestart: start het eerst'
  expect(await refusal('Inventarisatie', rows[0].id, 'carryOut')).toContain(notYet)
  expect(await refusal('Rapport', report, 'submit')).toBe(notYet)
})

describe('an end', () => {
  let survey: string
  beforeEach(async () => {
    survey = await planned()
    await startSurvey(api, survey, manager)
  })
  /** A version of the report that was released now. */
  async function release(): Promise<string> {
    await owner(`update "rapport" set "status" = 'vervallen' where "onderzoek_id" = $1`, [survey])
    const report = await api.create('report', { onderzoek: to(survey), wijziging: 'Nieuw' }, manager)
    await owner(`update "rapport" set "status" = 'vrijgegeven', "vrijgegeven_op" = now() where "id" = $1`, [report])
    return report
  }

  test('names the samples whose outcome is still to come', async () => {
    await release()
    const space = await api.create('space', { asset: to(await assetOf(survey)), naam: 'Zolder' }, manager)
    const kind = await api.item('monster_soorten', 'Kleefmonster')
    const monster = await api.create(
      'sample',
      { onderzoek: to(survey), sub_asset: to(space), monster_soort: to(kind), omschrijving: 'Grijs' },
      manager,
    )
    const open = ['er zijn nog monsters zonder uitslag: vul die in, of keur de analyse af', 'K01']
    expect(await lead(survey, 'complete')).toEqual(open)
    const laboratorium = to(
      await api.create(
        'laboratory',
        { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'a@lab.test' },
        manager,
      ),
    )
    const analysis = await api.create('analysis', { monster: to(monster), laboratorium, status: 'verstuurd' }, manager)
    expect(await lead(survey, 'complete')).toEqual(open)
    await owner(`update "analyse" set "status" = 'afgekeurd' where "id" = $1`, [analysis])
    expect(await lead(survey, 'complete')).toBe('ok')
  })

  test('wants another than the only inspector to release, and one who may', async () => {
    await release()
    const field = ['surveys-survey-information-surveyinfo', 'survey.autorisator']
    const named = (id: string) => owner('update "onderzoek" set "autorisator_id" = $2 where "id" = $1', [survey, id])
    await owner(
      'delete from "inventarisatie__inspecteurs" where "van_id" in (select "id" from "inventarisatie" where "onderzoek_id" = $1)',
      [survey],
    )
    await assign(api.services.pools.owner, survey, manager)
    await named(manager.inspectionUserId)
    expect(await lead(survey, 'complete')).toEqual([
      'wie vrijgeeft, is de enige inspecteur van dit onderzoek: wijs iemand anders aan',
      field,
    ])
    await named(api.inspector.inspectionUserId)
    await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [api.inspector.inspectionUserId])
    expect(await lead(survey, 'complete')).toEqual([
      'Ines Inspecteur mag niet vrijgeven: de bevoegdheid Rapport vrijgeven ontbreekt',
      field,
    ])
    await entitle(api.services.pools.owner, [api.inspector.inspectionUserId])
    expect(await lead(survey, 'complete')).toBe('ok')
  })

  test('that is taken back takes a version released after it', async () => {
    await release()
    expect(await lead(survey, 'complete')).toBe('ok')
    expect(await lead(survey, 'reopen', { heropen_reden: 'Een bron vergeten' })).toBe('ok')
    expect(await lead(survey, 'complete')).toEqual([
      'sinds het onderzoek is heropend, is er geen nieuwe versie van het rapport vrijgegeven',
      atReports,
    ])
    await release()
    expect(await lead(survey, 'complete')).toBe('ok')
  })

  test('is not walked around: what was ever released is neither cancelled nor deleted, also once it is withdrawn', async () => {
    const report = await release()
    expect(await lead(survey, 'complete')).toBe('ok')
    expect(await lead(survey, 'cancel', { annuleer_reden: 'Vergissing' })).not.toBe('ok')
    expect(await lead(survey, 'reopen', { heropen_reden: 'Een bron vergeten' })).toBe('ok')
    expect(await lead(survey, 'cancel', { annuleer_reden: 'Vergissing' })).toEqual([
      'van dit onderzoek is een rapport vrijgegeven, en wat het vond blijft gelden: rond het onderzoek af in plaats van het te annuleren',
      atReports,
    ])
    await api.get(
      'mutation($id: ID!) { transitionRapport(id: $id, event: "withdraw") { id } }',
      { id: report },
      manager,
    )
    expect(await lead(survey, 'cancel', { annuleer_reden: 'Vergissing' })).toEqual([
      'van dit onderzoek is een rapport vrijgegeven geweest, en wat het vond blijft gelden: geef een nieuwe versie van het rapport vrij en rond het onderzoek opnieuw af',
      atReports,
    ])
    // Nor by way of planning it again, which a survey that found nothing may do.
    expect(await lead(survey, 'postpone')).toBe('ok')
    expect(await lead(survey, 'cancel', { annuleer_reden: 'Vergissing' })).not.toBe('ok')
    const removed = async (type: string, id: string) =>
      (await api.ask(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, manager)).errors?.[0]?.extensions
    expect(await removed('Rapport', report)).toBeDefined()
    expect((await removed('Onderzoek', survey))?.code).toBe('transitionRefused')
    expect(await lead(survey, 'start')).toBe('ok')
    await release()
    expect(await lead(survey, 'complete')).toBe('ok')
  })

  test('is taken back with a reason, of each time its own, which history keeps', async () => {
    const refused = async () => {
      const { code, issues } = (await ask(survey, 'reopen')).errors?.[0]?.extensions ?? {}
      return [code, issues?.map(({ path, rule }) => [path, rule])]
    }
    await release()
    expect(await lead(survey, 'complete')).toBe('ok')
    expect(await refused()).toEqual(['invalid', [['heropen_reden', 'isRequired']]])
    expect(await lead(survey, 'reopen', { heropen_reden: 'Een bron vergeten' })).toBe('ok')
    await release()
    expect(await lead(survey, 'complete')).toBe('ok')
    expect(await refused()).toEqual(['invalid', [['heropen_reden', 'isRequired']]])
    const { rows } = await owner(
      `select "wijzigingen"->'heropen_reden' as "reason" from "geschiedenis" where "record_id" = $1 and "wijzigingen" ? 'heropen_reden' order by "id"`,
      [survey],
    )
    expect(rows.map(({ reason }) => reason)).toEqual([
      [null, 'Een bron vergeten'],
      ['Een bron vergeten', null],
    ])
  })

  test('stands longer once somebody who may survey and release states that nothing has changed', async () => {
    const report = await release()
    const before = `now() - interval '2 years'`
    const told = () =>
      api.get('query($id: ID!) { onderzoek(id: $id) { geldig_tot actualisatie actualisatie_verklaring } }', {
        id: survey,
      })
    const inYears = async (sql: string) =>
      (await owner(`select ((${sql}) at time zone 'Europe/Amsterdam' + interval '3 years')::date::text as "day"`))
        .rows[0].day
    expect(await lead(survey, 'check', { actualisatie_verklaring: 'Bezocht' })).not.toBe('ok')
    expect(await lead(survey, 'complete')).toBe('ok')
    await owner(`update "rapport" set "vrijgegeven_op" = ${before} where "id" = $1`, [report])
    expect(await told()).toMatchObject({ geldig_tot: await inYears(before) })
    const unstated = async () => (await ask(survey, 'check')).errors?.[0]?.extensions.issues.map(({ path }) => path)
    expect(await unstated()).toEqual(['actualisatie_verklaring'])
    await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [manager.inspectionUserId])
    expect(await lead(survey, 'check', { actualisatie_verklaring: 'Bezocht' })).not.toBe('ok')
    await entitle(api.services.pools.owner, [manager.inspectionUserId])
    expect(await lead(survey, 'check', { actualisatie_verklaring: 'Bezocht', projectnummer: 'P-9' })).not.toBe('ok')
    expect(await lead(survey, 'check', { actualisatie_verklaring: 'Bezocht, niets gewijzigd' })).toBe('ok')
    expect(await told()).toEqual({
      geldig_tot: await inYears('now()'),
      actualisatie: 'Bezocht, niets gewijzigd',
      actualisatie_verklaring: null,
    })
    // The next check says so anew.
    expect(await unstated()).toEqual(['actualisatie_verklaring'])
    await owner(`update "rapport" set "status" = 'vervallen' where "id" = $1`, [report])
    expect(await lead(survey, 'check', { actualisatie_verklaring: 'Bezocht' })).toEqual([
      expect.stringContaining('vrijgegeven'),
      atReports,
    ])
  })

  test('is not stated to be as it was once something in it has changed', async () => {
    await release()
    expect(await lead(survey, 'complete')).toBe('ok')
    await owner(`update "asset" set "naam" = 'Gymzaal' where "id" = $1`, [await assetOf(survey)])
    await owner(
      `insert into "geschiedenis" ("organisatie_id", "record_type", "record_id", "actie", "wijzigingen", "created_at")
       select "organisatie_id", "variant", "id"::text, 'update', '{"naam": ["School", "Gymzaal"]}', now() + interval '1 second' from "asset" where "id" = $1`,
      [await assetOf(survey)],
    )
    expect(await lead(survey, 'check', { actualisatie_verklaring: 'Bezocht' })).toEqual([
      'sinds de afronding is gewijzigd: Gymzaal. Heropen het onderzoek en geef een nieuwe versie vrij',
    ])
  })

  test('says why with the step itself, not before it', async () => {
    for (const field of ['heropen_reden', 'actualisatie_verklaring']) {
      const { errors } = await api.ask(
        'mutation($id: ID!, $input: UpdateOnderzoekInput!) { updateOnderzoek(id: $id, input: $input) { id } }',
        { id: survey, input: { [field]: 'Alvast' } },
        manager,
      )
      expect(errors?.[0]?.extensions.issues).toMatchObject([{ path: field, rule: 'isTold' }])
    }
  })

  const assetOf = async (of: string): Promise<string> => {
    const { rows } = await owner(
      'select i."asset_id"::text as "id" from "inventarisatie_asset" i join "onderzoek" o on o."inventarisatie_asset_id" = i."id" where o."id" = $1',
      [of],
    )
    return rows[0].id
  }
})
