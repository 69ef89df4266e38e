import fc from 'fast-check';

/** The gate generates the same values in each run; `FAST_CHECK_SEED` generates others, in the full run. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
