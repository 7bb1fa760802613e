import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { spaceLabel } from '../facts/text.ts'
import { chapter } from '../page/chapter.tsx'
import { FactList, Heading, Nothing, Prose } from '../page/parts.tsx'

/** Why, how far and when. */
export const assignment = chapter({
  key: 'assignment',
  title: 'ch2',
  data: ({ dossier }) => dossier,
  render: ({ onderzoek }, { words, references }) => {
    const { t } = words
    const asbest = onderzoek.onderzoek_asbest
    const uitvoering = onderzoek.uitvoering
    const purposes = (asbest?.asbestos_survey_purposes ?? []).map((item) => uncapital(words.item(item)))
    const visits = onderzoek.inventarisaties.filter((visit) => visit.status !== 'geannuleerd')
    return (
      <>
        <Heading level={2}>{t('reasonAndPurpose')}</Heading>
        {onderzoek.aanleiding === null && purposes.length === 0 && <Nothing where="whereSurvey" />}
        <Prose text={onderzoek.aanleiding} />
        {purposes.length > 0 && (
          <Prose text={t('purposeIs', { purpose: words.list(purposes), sources: references.chapter('sources') })} />
        )}
        <Heading level={2}>{t('scope')}</Heading>
        {asbest?.reikwijdte_tekst == null ? (
          <Nothing where="whereAsbestos" />
        ) : (
          <Prose text={asbest.reikwijdte_tekst} />
        )}
        <FactList
          className="text"
          facts={[
            [t('description'), onderzoek.omschrijving],
            [t('purpose'), (asbest?.asbestos_survey_purposes ?? []).map((item) => words.item(item)).join('; ')],
            [t('extent'), words.item(asbest?.asbestos_survey_extend)],
            [t('scope'), words.item(asbest?.asbestos_survey_scope)],
            [t('inspectionArea'), asbest?.inspectiegebied],
            [t('plannedWorks'), asbest?.geplande_werkzaamheden],
            [
              t('units'),
              asbest?.eenheden_totaal == null
                ? null
                : t('unitsOf', { done: asbest.eenheden_onderzocht ?? 0, total: asbest.eenheden_totaal }),
            ],
            [
              t('outOfScope'),
              onderzoek.out_of_scopes
                .map((row) =>
                  [row.nummer, row.sub_asset === null ? '' : spaceLabel(row.sub_asset, words), row.omschrijving]
                    .filter(Boolean)
                    .join(' '),
                )
                .join('; '),
            ],
            [t('riskAssessment'), words.item(asbest?.asbestos_risk_assessment)],
            [t('urgency'), onderzoek.prioriteit === 'normal' ? null : onderzoek.spoed_motivatie],
          ]}
        />
        {asbest?.aannames != null && (
          <>
            <Heading level={3}>{t('assumptions')}</Heading>
            <Prose text={asbest.aannames} />
          </>
        )}
        <Heading level={2}>{t('execution')}</Heading>
        {visits.length === 0 && <Prose text={t('noVisits')} />}
        <FactList
          className="text"
          facts={[
            ...visits.map((visit) => {
              const time =
                visit.start === null ? '' : `${visit.start.slice(11, 16)}–${(visit.eind ?? '').slice(11, 16)}`
              return [
                t('visitN', { n: visit.nummer }),
                [
                  visit.start === null ? '' : `${words.date(visit.start)}, ${time}`,
                  visit.status === 'uitgevoerd' ? '' : t('visitPlanned'),
                  words.list(visit.inspecteurs.map(({ user }) => user.full_name)),
                  visit.melding_nummer === null ? '' : t('notification', { number: visit.melding_nummer }),
                  visit.reden_spoed,
                ]
                  .filter(Boolean)
                  .join(' · '),
              ] as const
            }),
            [t('present'), uitvoering?.bewoner],
            [t('useDuring'), uitvoering?.bewoond == null ? null : t(uitvoering.bewoond)],
            [t('weather'), uitvoering?.weersomstandigheden],
          ]}
        />
        {uitvoering?.afwijkingen != null && (
          <>
            <Heading level={3}>{t('deviations')}</Heading>
            <Prose text={uitvoering.afwijkingen} />
          </>
        )}
      </>
    )
  },
})
