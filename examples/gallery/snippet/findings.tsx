import { useRef } from 'react';
import { fill } from '#i18n/catalogue';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { FINDING_TEXTS, type Finding } from '../../../widgets/diagnostics/markup/finding';
import { useGalleryLanguage, useGalleryTexts } from '../texts/texts';
import { CopyButton } from './copy-button';
import type { Check } from './use-checked';

/** Mistakes with their places and what to write instead. */
export function Findings({ check }: { check: Check }) {
  const { running, clean, found } = FINDING_TEXTS[useGalleryLanguage()].panel;
  const { checkFailed } = useGalleryTexts();
  if (check === 'running') return <Notice>{running}</Notice>;
  if (check === 'failed') return <Notice tone="error">{checkFailed}</Notice>;
  if (check.length === 0) return <Notice tone="success">{clean}</Notice>;
  return (
    <div>
      <Notice tone="error">{fill(found, { n: check.length })}</Notice>
      <ol className={list}>
        {check.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same mistake can occur twice
          <FindingItem key={index} finding={finding} />
        ))}
      </ol>
    </div>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const language = useGalleryLanguage();
  const code = useRef<HTMLPreElement>(null);
  const { where, instead, copyLine, line: lineText } = FINDING_TEXTS[language].panel;
  const place = finding.line === undefined ? where : `${where} · ${fill(lineText, { n: finding.line })}`;
  return (
    <li data-testid={finding.code}>
      <p>{finding.message[language]}</p>
      <dl>
        <dt>{place}</dt>
        <dd>
          <code>{finding.where}</code>
        </dd>
        {finding.instead && (
          <>
            <dt>{instead}</dt>
            <dd>
              <pre ref={code}>{finding.instead}</pre>
            </dd>
          </>
        )}
      </dl>
      {finding.instead && <CopyButton variant="link" label={copyLine} text={finding.instead} shown={code} />}
    </li>
  );
}

const list = css({
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '16px 0', borderBottom: `1px solid ${token('color-line')}` },
  '& li:last-child': { borderBottom: 0 },
  '& li > p': { fontWeight: 600 },
  '& dt': { marginTop: 8, color: token('color-text-muted'), fontSize: token('text-s') },
  '& dd': { margin: 0, fontSize: token('text-s'), overflowWrap: 'anywhere' },
  '& code,& pre': { fontFamily: 'ui-monospace,monospace', fontSize: 13 },
  '& pre': {
    marginBottom: 4,
    padding: '8px 12px',
    borderRadius: token('radius-s'),
    background: token('color-surface-sunken'),
    whiteSpace: 'pre-wrap',
  },
});
