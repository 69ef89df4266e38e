import { fill } from '#i18n/fill';
import { FINDING_TEXTS, type FindingLanguage } from '../../markup/finding';
import type { Result } from '../report';

type Props = { result: Pick<Result, 'requests' | 'unread'>; language: FindingLanguage };

/** What the check has sent, so that an administrator can agree to it. */
export function Requests({ result: { requests, unread }, language }: Props) {
  const texts = FINDING_TEXTS[language].panel;
  return (
    <section>
      <h3>{texts.requests}</h3>
      <ul>
        {requests.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same request can be sent twice
          <li key={index}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      {unread.map((url) => (
        <p key={url} className="muted">
          {fill(texts.unread, { url })}
        </p>
      ))}
      <p className="muted">{texts.privacy}</p>
    </section>
  );
}
