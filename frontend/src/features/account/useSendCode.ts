import { CODE_MINUTES } from '@hearthway/domain/kernel/retention.constants.ts';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { useToast } from '../../components/toasts/useToast.ts';

/** Mails the code once more that confirms this address. */
export const useSendCode = (email: string) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: () =>
      api.send({ method: 'POST', path: '/api/account/email/code', schema: ignored }),
    onSuccess: () =>
      showToast({
        tone: 'done',
        title: t`We’ve sent a code to ${email}`,
        description: i18n._(
          msg`You can use it for ${plural(CODE_MINUTES, { one: '# minute', other: '# minutes' })}. Earlier codes no longer work.`,
        ),
      }),
    onError: failed(t`The code was not sent`),
  });
};
