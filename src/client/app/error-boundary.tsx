import { Component, type ReactNode } from 'react';
import { Button } from '../kit/parts/button.tsx';
import { Notice } from '../kit/parts/notice.tsx';
import { useText } from '../text/language.ts';

/** Catches errors thrown while rendering, and shows a notice instead of an empty screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <ErrorNotice /> : this.props.children;
  }
}

/** Shown in its place. */
export function ErrorNotice() {
  const text = useText().broken;
  return (
    <Notice title={text.title} lead={text.lead} icon="stone-wall">
      <Button look="main" onClick={() => location.reload()}>
        {text.again}
      </Button>
    </Notice>
  );
}
