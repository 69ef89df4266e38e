import { type ComponentType, useState } from 'react';
import { hasKeptInput, removeKeptInput } from '#shared/kept-input/kept-input-store';
import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import type { BindingProps } from '../binding/binding-props';
import { StepBox } from '../binding/step-box';
import type { PhoneView, PhoneViewProps } from './phone-view-props';
import { BoundPhone } from './verify-phone-bound';
import { CheckBeforePhone } from './verify-phone-check';
import { PhoneForm } from './verify-phone-form';

const VIEWS: Readonly<Record<PhoneView, ComponentType<PhoneViewProps>>> = {
  check: CheckBeforePhone,
  form: PhoneForm,
  bound: BoundPhone,
};

/**
 * Binds or changes the account's phone in steps (BIND-19 to BIND-22); for viewers with an account (BIND-26).
 */
export function VerifyPhone(props: BindingProps) {
  return props.info.isOauthOnly ? <RegisterPrompt /> : <OwnPhone {...props} />;
}

function OwnPhone({ info, bindings, onChanged }: BindingProps) {
  // Input of an expired session waits behind the password check.
  const [task, setTask] = useState<PhoneView>(() =>
    hasKeptInput(info.uid, 'verify-phone') ? 'check' : 'bound',
  );
  const { phone } = bindings;
  const view = task === 'bound' && phone === '' ? 'check' : task;
  const View = VIEWS[view];

  function go(next: PhoneView) {
    if (next === 'bound') removeKeptInput();
    setTask(next);
  }
  function handleBound(bound: string) {
    setTask('bound');
    onChanged({ phone: bound });
  }
  return (
    <StepBox step={view} data-testid="verify-phone">
      <View account={info.account} phone={phone} onGo={go} onBound={handleBound} />
    </StepBox>
  );
}
