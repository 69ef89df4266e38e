import { useLayoutEffect, useRef } from 'react';
import type { UserInfo } from '#api/member/viewer';
import { type Profile, saveProfile } from '#api/settings/profile';
import { NICKNAME_CODES } from '#config/error-codes';
import { fieldForAll } from '#shared/failure/field-rules';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import type { ProfileValues } from './profile.schema';
import { savedProfile } from './profile-values';
import { useReview } from './use-review';

const FIELDS = fieldForAll(NICKNAME_CODES, 'nickName');

/**
 * Saves the basic info (SET-04); the fields keep their values.
 * @param info the viewer's current data; a nickname that differs from it and from the last one sent needs
 *   review (SET-10)
 * @param onSaved called after a save with the saved data, to reload the viewer's data
 */
export function useSaveProfile(
  info: UserInfo,
  onSaved: (signal: AbortSignal, saved: UserInfo) => Promise<void>,
) {
  const { saved, savedForReview } = useAreaTexts('settings').profile;
  const sentName = useRef(info.nickName);
  // Newer data may arrive while the form's engine is loading.
  const received = useRef(info);
  useLayoutEffect(() => {
    received.current = info;
  }, [info]);
  const profileOf = (values: ProfileValues) => savedProfile(values, received.current);
  const { inReview, keepReview, onFailure } = useReview(-21059, info.nickName);
  const isNew = ({ nickName }: Profile) => ![received.current.nickName, sentName.current].includes(nickName);
  const submission = useSubmission(
    (values: ProfileValues, signal) => saveProfile(profileOf(values), { signal }),
    {
      success: (values) => (isNew(profileOf(values)) ? savedForReview : saved),
      onSuccess(_response, values, signal) {
        const profile = profileOf(values);
        if (isNew(profile)) keepReview();
        sentName.current = profile.nickName;
        return onSaved(signal, { ...received.current, ...profile });
      },
      onFailure,
      fields: FIELDS,
    },
  );
  return { submission, inReview };
}
