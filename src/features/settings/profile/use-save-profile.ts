import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UserInfo } from '../../../api/account';
import { saveProfile } from '../../../api/profile';
import { NICKNAME_CODES } from '../../../config/error-codes';
import { TOAST_MS } from '../../../config/limits';
import { useToldFailure } from '../../../shared/failure/use-told-failure';
import { useErrorText } from '../../../ui/language';
import { useToast } from '../../../ui/toast';
import { useAreaTexts } from '../../../ui/use-area-texts';
import type { ProfileValues } from './profile.schema';

/**
 * Saves the basic info (SET-04); what was typed stays, whatever comes of it.
 * @param info what the service knows; a nickname that is neither its own nor already sent is a changed one (SET-10)
 * @param onSaved called when it worked, to ask the service for what it knows now
 */
export function useSaveProfile(info: UserInfo, onSaved: (signal: AbortSignal) => Promise<void>) {
  const { saved, savedForReview } = useAreaTexts('settings').profile;
  const failure = useToldFailure();
  const errorText = useErrorText();
  const toast = useToast();
  const sentName = useRef(info.nickName);

  return async (values: ProfileValues, form: UseFormReturn<ProfileValues>, signal: AbortSignal) => {
    const { nickName } = values;
    try {
      await saveProfile({ ...values, sex: values.sex ?? '' }, { signal });
      const isNew = nickName !== info.nickName && nickName !== sentName.current;
      sentName.current = nickName;
      toast.show({ text: isNew ? savedForReview : saved, tone: 'success', durationMs: TOAST_MS });
      await onSaved(signal);
    } catch (cause) {
      const failed = failure(cause);
      if (!failed || !NICKNAME_CODES.includes(failed.error.code ?? 0)) return;
      form.setError('nickName', { message: errorText(failed.error) });
      form.setFocus('nickName', { shouldSelect: true });
    }
  };
}
