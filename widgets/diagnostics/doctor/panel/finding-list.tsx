import { useRef } from 'react';
import { fill } from '#i18n/fill';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { FINDING_TEXTS, type Finding, type FindingLanguage } from '../../markup/finding';
import { CopyButton } from './copy-button';

type Shown = {
  language: FindingLanguage;
  /** What is said where the browser does not allow copying, and a line is only selected. */
  selected?: string;
};

/** Mistakes with their places and what to write instead. */
export function FindingList({ findings, ...shown }: Shown & { findings: readonly Finding[] }) {
  return (
    <ol className={list}>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same mistake can occur twice
        <FindingItem key={index} finding={finding} {...shown} />
      ))}
    </ol>
  );
}

function FindingItem({ finding, language, selected }: Shown & { finding: Finding }) {
  const code = useRef<HTMLPreElement>(null);
  const { where, instead, copyLine, copied, line: lineText } = FINDING_TEXTS[language].panel;
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
      {finding.instead && (
        <CopyButton
          variant="link"
          label={copyLine}
          text={finding.instead}
          shown={code}
          copied={copied}
          selected={selected}
        />
      )}
    </li>
  );
}

const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '16px 0', borderBottom: `1px solid ${token('color-line')}` },
  '& li:last-child': { borderBottom: 0 },
  '& li > p': { fontWeight: 600 },
  '& dl': { margin: 0 },
  '& dt': { marginTop: 8, color: token('color-text-muted'), fontSize: token('text-s') },
  '& dd': { margin: 0, fontSize: token('text-s') },
  '& code,& pre': {
    font: '13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"PingFang SC","Microsoft YaHei","Noto Sans Mono CJK SC",monospace',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& pre': {
    margin: '0 0 4px',
    padding: '8px 12px',
    borderRadius: token('radius-s'),
    background: token('color-surface-sunken'),
  },
});
