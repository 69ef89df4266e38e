import { Component, createRef, type ReactNode } from 'react';
import { css } from '../../../ui/emotion';
import { formWidth } from '../../../ui/form-width.styles';
import { names } from '../../../ui/names';

type Props = {
  /** Names what is shown; the first step leaves the page as it is. */
  step: string;
  part: string;
  /** Has a `StepTitle`. */
  children: ReactNode;
};

/**
 * A step that takes the place of another begins at its title, for eyes and for voices: the field or button that had
 * the focus went with the step before. Whoever has gone on elsewhere meanwhile stays there, and in a hidden panel
 * nothing can take the focus. Where the focus was has to be read before React draws: it then gives a lost one to the
 * widget's element, and so to whatever comes first in there.
 */
export class StepBox extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ step }: Props): boolean {
    return step !== this.props.step && this.box.current !== null && isHereOrNowhere(this.box.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, takesFocus: boolean): void {
    if (!takesFocus) return;
    this.box.current?.querySelector<HTMLElement>('[part~=step-title]')?.focus({ preventScroll: true });
  }

  override render() {
    const { step, part, children } = this.props;
    return (
      <div ref={this.box} className={names(formWidth, column)} part={part} data-step={step}>
        {children}
      </div>
    );
  }
}

function isHereOrNowhere(box: HTMLElement): boolean {
  const { activeElement } = box.getRootNode() as ShadowRoot;
  if (activeElement) return box.contains(activeElement);
  return document.activeElement === null || document.activeElement === document.body;
}

const column = css({ paddingTop: 8 });
