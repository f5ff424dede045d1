import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface UnlessBrokenProps {
  /** Another one is tried anew. */
  readonly place: string;
  readonly children: ReactNode;
}

/** A class, since React has no other way to catch what fails while a page is rendered or loaded. */
export class UnlessBroken extends Component<UnlessBrokenProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidUpdate({ place }: UnlessBrokenProps) {
    if (this.state.isBroken && place !== this.props.place) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
