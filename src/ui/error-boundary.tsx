import { Component, type ReactNode } from 'react';
import { Button } from './button';
import { useTexts } from './language';
import { Notice } from './notice';

type Props = { onError(error: unknown): void; children: ReactNode };

/** Keeps a broken view inside its widget: says so, offers a retry, and leaves the page alive. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? (
      <Broken onRetry={() => this.setState({ isBroken: false })} />
    ) : (
      this.props.children
    );
  }
}

function Broken({ onRetry }: { onRetry(): void }) {
  const { common } = useTexts();
  return (
    <Notice tone="error">
      {common.busy} <Button onClick={onRetry}>{common.retry}</Button>
    </Notice>
  );
}
