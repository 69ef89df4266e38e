import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';

/** Says above the fields of a form that its input was kept when the session expired. */
export function KeptNotice({ text }: { text: string }) {
  return (
    <div className={above}>
      <Notice data-testid="kept-input">{text}</Notice>
    </div>
  );
}

const above = css({ marginBottom: 20 });
