import { MantineProvider } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/nl.js'
import 'dayjs/locale/en-gb.js'
import 'dayjs/locale/fr.js'
import type { Locale } from '../i18n/texts.ts'
import { shownTheme } from '../theme/theme.ts'
import './calendar.css'

/** Date picker and its own provider in one chunk: nothing else on the page knows the library. */
export function Calendar({
  value,
  min,
  max,
  locale,
  onPick,
}: {
  value: string | null
  min?: string
  max?: string
  locale: Locale
  onPick: (day: string) => void
}) {
  return (
    <MantineProvider
      forceColorScheme={shownTheme()}
      cssVariablesSelector=".calendar"
      getRootElement={() => document.querySelector<HTMLElement>('.calendar') ?? undefined}
      withGlobalClasses={false}
    >
      <div className="calendar">
        <DatePicker
          // Belgian French, §9: its words are those of French.
          locale={{ nl: 'nl', en: 'en-gb', fr: 'fr' }[locale]}
          size="sm"
          defaultDate={value ?? undefined}
          value={value}
          minDate={min}
          maxDate={max}
          firstDayOfWeek={1}
          weekendDays={[]}
          highlightToday
          ariaLabels={words[locale]}
          onChange={(day) => day && onPick(day)}
        />
      </div>
    </MantineProvider>
  )
}

const words = {
  nl: {
    nextMonth: 'Volgende maand',
    previousMonth: 'Vorige maand',
    nextYear: 'Volgend jaar',
    previousYear: 'Vorig jaar',
    nextDecade: 'Volgende tien jaar',
    previousDecade: 'Vorige tien jaar',
  },
  en: {
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next decade',
    previousDecade: 'Previous decade',
  },
  fr: {
    nextMonth: 'Mois suivant',
    previousMonth: 'Mois précédent',
    nextYear: 'Année suivante',
    previousYear: 'Année précédente',
    nextDecade: 'Décennie suivante',
    previousDecade: 'Décennie précédente',
  },
}
