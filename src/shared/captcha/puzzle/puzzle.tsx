import type { CSSProperties } from 'react';
import type { Challenge } from '#api/sign-in/captcha';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { names } from '#ui/styles/names';
import * as styles from '../captcha.styles';
import { CaptchaLayout, KEYS_ID, type ViewProps } from '../captcha-layout';
import { BLOCK_WIDTH, FARTHEST_OFFSET, puzzleAnswer } from '../geometry';
import { PicturePlaceholder } from '../picture-placeholder';
import { useRoundTexts } from '../round-texts';
import { useFirstFocus } from '../use-first-focus';
import { useScrollToPoint } from '../use-scroll-to-point';
import { KnobIcon } from './knob-icon';
import { useSlider } from './use-slider';

/** The slider puzzle. Parts besides those of the layout: `captcha-slider`, `captcha-knob`, `check`. */
export function Puzzle(props: ViewProps) {
  const { round, answer, isZoomed } = props;
  const { captcha } = useTexts();
  const { result, missing } = useRoundTexts(round);
  const slider = useSlider(round, (offset, elapsedMs) => answer(puzzleAnswer(offset), elapsedMs));
  const { offset, knob } = slider;
  useFirstFocus(knob, round);
  const pane = useScrollToPoint(offset + BLOCK_WIDTH / 2, isZoomed);

  return (
    <CaptchaLayout
      {...props}
      style={{ '--at': offset / FARTHEST_OFFSET } as CSSProperties}
      pane={pane}
      help={captcha.puzzleHelp}
      keysHelp={captcha.puzzleKeys}
      picture={
        <div
          className={names(styles.picture, isZoomed && styles.pictureZoomed)}
          data-testid="captcha-picture"
          // On a small screen the zoomed picture is wider than its pane, which must scroll by keyboard.
          {...(isZoomed && { role: 'group', tabIndex: 0, 'aria-label': captcha.picture })}
        >
          {round.challenge ? (
            <Pictures challenge={round.challenge} />
          ) : (
            <PicturePlaceholder trouble={missing} onRetry={props.refresh} />
          )}
        </div>
      }
      action={
        slider.waitsForCheck && (
          <Button variant="quiet" className={styles.action} data-testid="check" onClick={slider.check}>
            {captcha.check}
          </Button>
        )
      }
      bar={
        <div
          className={names(styles.bar, styles.track)}
          data-testid="captcha-bar captcha-slider"
          {...slider.trackProps}
        >
          <span className={styles.fill} />
          <span
            className={styles.trackText}
            data-side={offset * 2 > FARTHEST_OFFSET ? 'left' : undefined}
            aria-hidden="true"
          >
            {result || (offset === 0 && captcha.puzzlePrompt)}
          </span>
          <div
            ref={knob}
            className={styles.knob}
            data-testid="captcha-knob"
            role="slider"
            tabIndex={0}
            aria-label={captcha.puzzlePrompt}
            aria-valuemin={0}
            aria-valuemax={FARTHEST_OFFSET}
            aria-valuenow={offset}
            aria-valuetext={fill(captcha.offset, { n: offset })}
            aria-describedby={KEYS_ID}
            aria-disabled={round.phase === 'ready' ? undefined : true}
            onKeyDown={slider.handleKey}
          >
            <KnobIcon phase={round.phase} />
          </div>
        </div>
      }
    />
  );
}

function Pictures({ challenge }: { challenge: Challenge }) {
  if (challenge.kind !== 'puzzle') return null;
  return (
    <>
      <img src={challenge.picture} alt="" draggable={false} />
      <img className={styles.block} src={challenge.block} alt="" draggable={false} />
    </>
  );
}
