import type { Areas } from './areas';

export const account: Areas['account'] = {
  fields: {
    phone: 'Mobile number',
    email: 'E-mail',
    newPassword: 'New password',
    password: 'Password',
    confirmPassword: 'Repeat the password',
    smsCode: 'Code from the text message',
  },
  errors: {
    phoneRequired: 'Enter your mobile number',
    phoneFormat: 'Enter a valid mobile number',
    emailRequired: 'Enter your e-mail address',
    emailFormat: 'Enter a valid e-mail address',
    passwordRequired: 'Enter a password',
    passwordStrength: '8 to 16 characters with a letter, a digit and a symbol',
    passwordLength: '6 to 16 characters',
    confirmRequired: 'Enter the password again',
    confirmDifferent: 'The two passwords differ',
    smsCodeRequired: 'Enter the code from the text message',
    smsCodeFormat: 'Enter the correct code from the text message',
  },
  sms: {
    getCode: 'Send the code',
    wait: 'Send again in {n} s',
  },
  toast: {
    smsSent: 'Sent. Please check your messages.',
  },
  strength: {
    label: 'Password strength: ',
    levels: { 0: '', 1: 'weak', 2: 'medium', 3: 'strong' },
  },
};
