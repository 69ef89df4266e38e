import { PhoneRegisterForm } from '../phone/phone-register-form';
import { RegisterCard } from '../register-forms';

/** MRegister: registration by phone only (MOB-02). */
export function Screen() {
  return (
    <RegisterCard loginRoute="MLogin">
      <PhoneRegisterForm isMobileSite />
    </RegisterCard>
  );
}
