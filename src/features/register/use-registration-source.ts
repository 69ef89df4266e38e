import { useCallback } from 'react';
import type { RegistrationSource } from '#api/sign-in/registration';
import { asBytes } from '#lib/text/query-bytes';
import { useSourceValue } from '#shared/navigation/source';

/** Reads the source parameters of a registration from the URL (OQ-53). */
export function useRegistrationSource(): () => RegistrationSource {
  const sourceValue = useSourceValue();
  return useCallback(
    () => ({
      from: asBytes(sourceValue('from')),
      backurl: asBytes(sourceValue('backurl')),
      regBindAuth: asBytes(sourceValue('reg_bind_auth')),
    }),
    [sourceValue],
  );
}
