import { useState } from 'react';
import { uploadAvatar } from '../../../api/profile';
import { TOAST_MS } from '../../../config/limits';
import { useToldFailure } from '../../../shared/failure/use-told-failure';
import { useSubmission } from '../../../ui/forms/use-submission';
import { useToast } from '../../../ui/toast';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { type AvatarProblem, avatarProblem } from './avatar-problem';

/**
 * Judges a chosen file and sends it (AVATAR-01 to AVATAR-04); the call ends when the viewer leaves.
 * @param onUploaded called when it worked, to ask the service for the picture it shows now
 */
export function useAvatarUpload(onUploaded: (signal: AbortSignal) => Promise<void>) {
  const { uploaded } = useAreaTexts('settings').profile.avatar;
  const failure = useToldFailure();
  const toast = useToast();
  const { isBusy, run } = useSubmission();
  const [problem, setProblem] = useState<AvatarProblem | null>(null);

  function choose(file: File) {
    return run(async (signal) => {
      const found = await avatarProblem(file);
      setProblem(found);
      if (found || signal.aborted) return;
      try {
        await uploadAvatar(file, { signal });
        toast.show({ text: uploaded, tone: 'success', durationMs: TOAST_MS });
        await onUploaded(signal);
      } catch (cause) {
        failure(cause);
      }
    });
  }
  return { choose, isBusy, problem };
}
