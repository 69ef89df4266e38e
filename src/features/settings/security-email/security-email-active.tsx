import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { ToneIcon } from '#ui/tone-icon';
import { BoundValue, StateBadge } from '../binding/bound-value';
import { StepTitle } from '../binding/step-title';
import type { EmailViewProps } from './use-security-email';

/** The active address and a button to change it (BIND-08). */
export function ActiveEmail({ model }: EmailViewProps) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  return (
    <>
      <StepTitle title={words.title} hint={words.activeHint} />
      {model.isJustActivated && (
        <Notice tone="success" data-testid="email-state">
          <span className={line}>
            <ToneIcon tone="success" />
            <span>{words.activated}</span>
          </span>
        </Notice>
      )}
      <BoundValue value={model.email}>
        <StateBadge>{words.active}</StateBadge>
      </BoundValue>
      <Button variant="quiet" data-testid="change" onClick={() => model.go('check')}>
        {words.edit}
      </Button>
    </>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: 8 });
