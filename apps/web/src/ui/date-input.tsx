import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { readDay, readTime, toInputText } from '../i18n/formats.ts'
import type { Locale } from '../i18n/texts.ts'
import { lazyPart } from '../router/reload-once.ts'
import { IconButton } from './button.tsx'
import { Skeleton } from './feedback.tsx'
import { useFieldAttributes } from './field.tsx'
import { Control } from './inputs.tsx'
import { Popover } from './popover.tsx'
import { useUiTexts } from './texts.ts'
import './date-input.css'

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar)

export interface DateInputProps {
  /**
   * `YYYY-MM-DD`, with time `YYYY-MM-DD HH:mm:ss`; null is empty. What is typed and is no date comes back as typed,
   * so that the rule of the field can refuse it.
   */
  value: string | null
  onChange: (value: string | null) => void
  /** Days before it cannot be picked in the calendar; typing them is left to the rule. `YYYY-MM-DD` */
  min?: string
  max?: string
  disabled?: boolean
  readOnly?: boolean
  onBlur?: () => void
  id?: string
  'aria-label'?: string
}

/** A day, typed as `19-11-2026` or picked from a calendar that is fetched when it opens. */
export function DateInput(props: DateInputProps) {
  return <MomentInput {...props} />
}

/** A day and a time of 24 hours, typed as `19-11-2026 08:00` or with the day picked from the calendar. */
export function DateTimeInput(props: DateInputProps) {
  return <MomentInput {...props} withTime />
}

/** How a moment is typed, in the letters of each language; everywhere the day comes first. Here, as the log-in page has no dates. */
const forms: Readonly<Record<Locale, { readonly day: string; readonly time: string }>> = {
  nl: { day: 'DD-MM-JJJJ', time: 'UU:MM' },
  en: { day: 'DD-MM-YYYY', time: 'HH:MM' },
  fr: { day: 'JJ-MM-AAAA', time: 'HH:MM' },
}

interface MomentProps extends DateInputProps {
  withTime?: boolean
}

function MomentInput({ value, onChange, min, max, onBlur, withTime = false, ...rest }: MomentProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = forms[useUiTexts().locale]
  const typed = useTypedMoment(value, onChange, withTime)
  return (
    <Control>
      <input
        {...rest}
        {...useFieldAttributes(rest.id)}
        ref={input}
        className="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={withTime ? `${form.day} ${form.time}` : form.day}
        value={typed.text}
        onChange={(event) => typed.put(event.target.value)}
        onBlur={() => {
          typed.leave()
          onBlur?.()
        }}
      />
      {!rest.disabled && !rest.readOnly && (
        <CalendarButton
          value={value}
          min={min}
          max={max}
          onPick={(day) => {
            typed.pick(day)
            input.current?.focus()
          }}
        />
      )}
    </Control>
  )
}

/** What is being typed, which stands as long as it means the value that came back. */
function useTypedMoment(value: string | null, onChange: DateInputProps['onChange'], withTime: boolean) {
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null)
  return {
    text: typed !== null && typed.value === value ? typed.text : toInputText(value, withTime),
    put: (next: string) => {
      const read = next.trim() === '' ? null : (readMoment(next, withTime) ?? next)
      setTyped({ text: next, value: read })
      onChange(read)
    },
    leave: () => setTyped(null),
    pick: (day: string) => {
      setTyped(null)
      onChange(withTime ? `${day} ${/ (\d\d:\d\d)/.exec(value ?? '')?.[1] ?? '00:00'}:00` : day)
    },
  }
}

type CalendarButtonProps = Pick<DateInputProps, 'value' | 'min' | 'max'> & { onPick: (day: string) => void }

/** Opens the calendar, which is fetched then. */
function CalendarButton({ value, min, max, onPick }: CalendarButtonProps) {
  const texts = useUiTexts()
  return (
    <Popover
      label={texts.openCalendar}
      side="bottom-end"
      className="calendar-popover"
      trigger={(given) => (
        <IconButton {...given} className="input-button" label={texts.openCalendar} icon={<IconCalendar />} />
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton width={252} height={280} />}>
          <Calendar
            value={/^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0] ?? null}
            min={min}
            max={max}
            locale={texts.locale}
            onPick={(day) => {
              close()
              onPick(day)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}

/** What was typed as it is stored, or null when it is no moment. A day alone is its start. */
function readMoment(text: string, withTime: boolean): string | null {
  if (!withTime) return readDay(text)
  const found = /^\s*(\S+)(?:\s+(\S+))?\s*$/.exec(text)
  const day = readDay(found?.[1] ?? '')
  const time = readTime(found?.[2] ?? '0')
  return day && time ? `${day} ${time}:00` : null
}
