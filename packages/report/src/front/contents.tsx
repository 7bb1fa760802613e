import { useReport } from '../page/context.ts'
import { PageOf, Pages } from '../page/parts.tsx'

/** The contents list: every counted heading with its page, each a link. */
export function Contents() {
  const { outline, words } = useReport()
  return (
    <Pages left={words.t('contents')}>
      <section className="opens">
        <h1 className="plain">{words.t('contents')}</h1>
        <table className="contents">
          <tbody>
            {outline.headings.map(({ id, level, number, title }) => (
              <tr key={id} className={`level-${level}`}>
                <td>{number}</td>
                <td>
                  <a className="title" href={`#${id}`}>
                    <span>{title}</span>
                  </a>
                </td>
                <td>
                  <PageOf id={id} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Pages>
  )
}
