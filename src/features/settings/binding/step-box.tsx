import { Component, createRef } from 'react';
import type { Elements } from '#ui/elements';
import { css } from '#ui/styles/emotion';
import { formWidth } from '#ui/styles/form-width.styles';
import { names } from '#ui/styles/names';

type Props = {
  /** Name of the step; the first step does not move the focus. */
  step: string;
  'data-testid': string;
  /** Must contain a `StepTitle`. */
  children: Elements;
};

/**
 * Focuses the title of a new step, because the focused control was removed with the previous step. A focus
 * outside the box is not moved, and neither is that of a hidden panel. The focus is read before the commit:
 * React moves a lost focus to the host element, which delegates it to its first control.
 */
export class StepBox extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ step }: Props): boolean {
    return step !== this.props.step && this.box.current !== null && isHereOrNowhere(this.box.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, takesFocus: boolean): void {
    if (!takesFocus) return;
    this.box.current?.querySelector<HTMLElement>('[part~=title]')?.focus({ preventScroll: true });
  }

  override render() {
    const { step, children, ...rest } = this.props;
    return (
      <div {...rest} ref={this.box} className={names(formWidth, column)} data-step={step}>
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
