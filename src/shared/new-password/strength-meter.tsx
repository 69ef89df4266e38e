import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { type TokenName, token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import type { StrengthLevel } from './password-strength';

const STEPS = [1, 2, 3] as const;

/**
 * Strength of a password (doc 2 § 5, OQ-48): filled bars and a word, which is a live region. Empty for an
 * empty password.
 */
export function StrengthMeter({ level }: { level: StrengthLevel }) {
  const { strength } = useAreaTexts('account');
  return (
    <span className={line} data-testid="strength" data-level={level}>
      {level > 0 && (
        <span className={bars} aria-hidden="true">
          {STEPS.map((step) => (
            <i key={step} className={step <= level ? COLOURS[level] : undefined} />
          ))}
        </span>
      )}
      <span role="status" data-testid="strength-word">
        {level > 0 && (
          <>
            <span className={visuallyHidden}>{strength.label}</span>
            <span>{strength.levels[level]}</span>
          </>
        )}
      </span>
    </span>
  );
}

const line = css({
  // Containing block of the visually hidden label.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
});

const bars = css({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  // Forced colours remove backgrounds and make colours equal, so these are borders of different widths.
  '& i': { width: 16, borderTop: `1px solid ${token('color-control-edge')}` },
});

const filled = (colour: TokenName) =>
  css({ '&&': { border: `2px solid ${token(colour)}`, borderRadius: 2 } });

const COLOURS: Record<StrengthLevel, string | undefined> = {
  0: undefined,
  1: filled('color-danger'),
  2: filled('color-brand'),
  3: filled('color-success'),
};
