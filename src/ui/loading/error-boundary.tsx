import { Component, useLayoutEffect, useRef } from 'react';
import { ChunkError, forgetFailedChunks } from '#lib/chunk';
import { setState } from '#lib/element-state';
import { Button } from '../button';
import type { Elements } from '../elements';
import { type Host, useHost } from '../host';
import { useTexts } from '../language';
import { Notice } from '../notice';

export type ErrorBoundaryProps = {
  /** Whether the boundary wraps the whole view, so that an error sets the state of the element. */
  isWholeView?: boolean;
  onRetry?(): void;
  children: Elements;
};

/**
 * Error boundary that shows an error text with a retry button, and reports the error to the console and as `cntv-error`.
 * If a retry of a chunk is useless, the button starts the element again.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} host={useHost()} />;
}

type State = { error: unknown; hasRetried: boolean };

class Boundary extends Component<ErrorBoundaryProps & { host: Host }, State> {
  override state: State = { error: null, hasRetried: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'unknown' };
  }

  override componentDidCatch(error: unknown) {
    const { host, isWholeView = false } = this.props;
    // After the commit, in which the view becomes ready if this is its first one.
    queueMicrotask(() => host.fail(error, isWholeView));
  }

  override componentDidUpdate(_props: unknown, before: State) {
    const { host, isWholeView } = this.props;
    if (isWholeView && before.error && !this.state.error) setState(host.element, 'ready');
  }

  /** Lets the screen request its chunk again when the viewer returns to it. */
  override componentWillUnmount() {
    if (this.state.error) forgetFailedChunks();
  }

  retry = () => {
    forgetFailedChunks();
    this.props.onRetry?.();
    this.setState({ error: null, hasRetried: true });
  };

  override render() {
    const { error, hasRetried } = this.state;
    if (!error) return this.props.children;
    const needsRestart = error instanceof ChunkError && error.needsRestart;
    const press = needsRestart ? this.props.host.restart : this.retry;
    return <Broken needsRestart={needsRestart} takesFocus={hasRetried} onPress={press} />;
  }
}

type BrokenProps = { needsRestart: boolean; takesFocus: boolean; onPress(): void };

function Broken({ needsRestart, takesFocus, onPress }: BrokenProps) {
  const { common } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Notice
      tone="error"
      action={
        <Button ref={button} data-testid="retry" onClick={onPress}>
          {needsRestart ? common.reload : common.retry}
        </Button>
      }
    >
      {common.busy}
    </Notice>
  );
}
