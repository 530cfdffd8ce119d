import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';

/** The mark of a provider in its own colours; the words beside it name it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return provider === 'google' ? <GoogleMark /> : <FacebookMark />;
}

function GoogleMark() {
  return (
    <svg aria-hidden="true" width={20} height={20} viewBox="0 0 48 48" className="shrink-0">
      <path
        fill="#ea4335"
        d="M24 9.500c3.540 0 6.710 1.220 9.210 3.600l6.850-6.850C35.900 2.380 30.470 0 24 0 14.620 0 6.510 5.380 2.560 13.220l7.980 6.190C12.430 13.720 17.740 9.500 24 9.500z"
      />
      <path
        fill="#4285f4"
        d="M46.980 24.550c0-1.570-.15-3.090-.38-4.550H24v9.020h12.940c-.58 2.960-2.260 5.480-4.780 7.180l7.730 6c4.510-4.180 7.090-10.360 7.090-17.650z"
      />
      <path
        fill="#fbbc05"
        d="M10.530 28.590c-.48-1.450-.76-2.990-.76-4.590s.27-3.140.76-4.590l-7.980-6.190C.92 16.460 0 20.120 0 24s.92 7.540 2.560 10.780l7.970-6.190z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.480 0 11.930-2.130 15.890-5.810l-7.730-6c-2.150 1.450-4.920 2.300-8.160 2.300-6.260 0-11.570-4.220-13.470-9.910l-7.980 6.190C6.510 42.620 14.620 48 24 48z"
      />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg aria-hidden="true" width={20} height={20} viewBox="0 0 24 24" className="shrink-0">
      <circle cx={12} cy={12} r={11} fill="#fff" />
      <path
        fill="#1877f2"
        d="M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.990 4.388 10.954 10.125 11.854v-8.385H7.078v-3.470h3.047V9.430c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.830c-1.491 0-1.956.925-1.956 1.874v2.250h3.328l-.532 3.470h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z"
      />
    </svg>
  );
}
