import { type CSSProperties, useRef } from 'react';
import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH } from '#config/limits';
import type { Texts } from '#i18n/catalogue';
import { fill } from '#i18n/fill';
import { useTexts } from '#ui/language';
import { names } from '#ui/styles/names';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import * as styles from '../captcha.styles';
import { CaptchaLayout, KEYS_ID, PROMPT_ID, type ViewProps } from '../captcha-layout';
import { type Point, wordAnswer } from '../geometry';
import { PicturePlaceholder } from '../picture-placeholder';
import { useRoundTexts } from '../round-texts';
import { useFirstFocus } from '../use-first-focus';
import { useScrollToPoint } from '../use-scroll-to-point';
import { useWords, type WordStep } from './use-words';

/** The captcha in which words are clicked in order. Parts besides those of the layout: `captcha-marker`. */
export function ClickWords(props: ViewProps) {
  const { round, answer, isZoomed } = props;
  const { captcha } = useTexts();
  const { result, missing } = useRoundTexts(round);
  const area = useRef<HTMLDivElement>(null);
  const { marks, aim, step, handleClick, handleKey } = useWords(round, (points, elapsedMs) =>
    answer(points.map(wordAnswer), elapsedMs),
  );
  useFirstFocus(area, round);
  const pane = useScrollToPoint(aim.x, isZoomed);
  const { challenge } = round;
  const words = challenge?.kind === 'click' ? challenge.words : [];

  return (
    <CaptchaLayout
      {...props}
      pane={pane}
      help={marks.length > 0 ? captcha.wordsUndo : captcha.wordsHelp}
      keysHelp={captcha.wordsKeys}
      picture={
        <div
          ref={area}
          className={names(styles.picture, styles.words, isZoomed && styles.pictureZoomed)}
          data-testid="captcha-picture"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture has keyboard controls, see useWords
          tabIndex={0}
          aria-label={captcha.picture}
          aria-describedby={`${PROMPT_ID} ${KEYS_ID}`}
          onClick={handleClick}
          onKeyDown={handleKey}
        >
          {challenge ? (
            <MarkedPicture source={challenge.picture} marks={marks} aim={aim} />
          ) : (
            <PicturePlaceholder trouble={missing} onRetry={props.refresh} />
          )}
        </div>
      }
      bar={
        <p className={styles.bar} data-testid="captcha-bar">
          {/* Translated words would not be in the picture. */}
          <span id={PROMPT_ID} translate={result ? undefined : 'no'}>
            {result ||
              (words.length > 0 && fill(captcha.wordsPrompt, { words: words.join(captcha.wordSeparator) }))}
          </span>
          <span role="status" className={visuallyHidden}>
            {stepText(captcha, step, words)}
          </span>
        </p>
      }
    />
  );
}

function MarkedPicture({ source, marks, aim }: { source: string; marks: readonly Point[]; aim: Point }) {
  const { left, top } = placed(aim);
  return (
    <>
      <img src={source} alt="" draggable={false} />
      {marks.map((mark, index) => (
        <span
          key={`${mark.x},${mark.y}`}
          className={styles.marker}
          data-testid="captcha-marker"
          aria-hidden="true"
          style={placed(mark)}
        >
          {index + 1}
        </span>
      ))}
      <span className={styles.crosshair} style={{ '--x': left, '--y': top } as CSSProperties}>
        <i />
        <i />
      </span>
    </>
  );
}

/** Announcement after a step: the position of the crosshair, or the mark that was set or removed. */
function stepText(texts: Texts['captcha'], step: WordStep, words: readonly string[]): string {
  if (step.kind === 'none') return '';
  if (step.kind === 'moved') return fill(texts.crosshair, { ...step.point });
  const n = step.kind === 'set' ? step.count : step.count + 1;
  return fill(step.kind === 'set' ? texts.marked : texts.takenBack, { n, word: words[n - 1] ?? '' });
}

function placed({ x, y }: Point): { left: string; top: string } {
  return { left: `${(x / CAPTCHA_WIDTH) * 100}%`, top: `${(y / CAPTCHA_HEIGHT) * 100}%` };
}
