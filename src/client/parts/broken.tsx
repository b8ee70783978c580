import { Component, type ReactNode } from 'react';
import { useText } from '../language.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Catches what a page throws, so that nobody is left with an empty screen. */
export class Broken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenNotice /> : this.props.children;
  }
}

/** What is shown instead. */
export function BrokenNotice() {
  const text = useText().broken;
  return (
    <Notice title={text.title} lead={text.lead} icon="stone-wall">
      <Button look="main" onClick={() => location.reload()}>
        {text.again}
      </Button>
    </Notice>
  );
}
