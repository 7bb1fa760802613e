/** The mark of Vezel: three strokes, the last in olive. `onDark` for the bar and the log-in page. */
export function Mark({ size = 22, onDark = false }: { size?: number; onDark?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d="m3 4 7.2 15.5M9.2 4l4 8.6" stroke={onDark ? '#fff' : 'var(--pri-ink)'} />
      <path d="m21 4-7.2 15.5" stroke="var(--olive-mark)" />
    </svg>
  )
}
