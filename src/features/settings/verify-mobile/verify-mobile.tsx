import { type ComponentType, useState } from 'react';
import { hasKeptInput, removeKeptInput } from '#shared/kept-input/kept-input-store';
import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import type { BindingProps } from '../binding/binding-props';
import { StepBox } from '../binding/step-box';
import type { MobileView, MobileViewProps } from './mobile-view-props';
import { BoundMobile } from './verify-mobile-bound';
import { CheckBeforeMobile } from './verify-mobile-check';
import { MobileForm } from './verify-mobile-form';

const VIEWS: Readonly<Record<MobileView, ComponentType<MobileViewProps>>> = {
  check: CheckBeforeMobile,
  form: MobileForm,
  bound: BoundMobile,
};

/**
 * Binds or changes the account's phone in steps (BIND-19 to BIND-22); for members with an account (BIND-26).
 */
export function VerifyMobile(props: BindingProps) {
  return props.info.isOauthOnly ? <RegisterPrompt /> : <OwnMobile {...props} />;
}

function OwnMobile({ info, bindings, onChanged }: BindingProps) {
  // Suspends here; a later step that suspends would replace the whole screen by its placeholder.
  useAreaTexts('account');
  // Input of an expired session waits behind the password check.
  const [task, setTask] = useState<MobileView>(() =>
    hasKeptInput(info.uid, 'verify-mobile') ? 'check' : 'bound',
  );
  const { mobile } = bindings;
  const view = task === 'bound' && mobile === '' ? 'check' : task;
  const View = VIEWS[view];

  function go(next: MobileView) {
    if (next === 'bound') removeKeptInput();
    setTask(next);
  }
  function handleBound(bound: string) {
    setTask('bound');
    onChanged({ mobile: bound });
  }
  return (
    <StepBox step={view} data-testid="verify-mobile">
      <View account={info.account} mobile={mobile} onGo={go} onBound={handleBound} />
    </StepBox>
  );
}
