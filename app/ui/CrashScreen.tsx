import { Component } from "react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { StepLayout } from "./StepLayout.tsx";

interface Words {
  heading: string;
  text: string;
  button: string;
  /** More words for those who use the page. */
  more?: string;
}

/** Error boundary of the whole page: a message and a 'Refresh Page' button (R-NAV-4). */
export class CrashScreen extends Component<
  { words: Words; onCrash: (error: unknown) => void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const { heading, text, button, more } = this.props.words;
    return (
      <StepLayout heading={heading} mood="oops" picture="broken">
        {more !== undefined && <p>{more}</p>}
        <p>{text}</p>
        <Button onClick={() => window.location.reload()}>{button}</Button>
      </StepLayout>
    );
  }
}
