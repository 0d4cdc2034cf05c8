/** Imported before a server: its clock is off by CLOCK_SKEW_MS. */
const skewMs = Number(process.env["CLOCK_SKEW_MS"]);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(RealDate.now() + skewMs);
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + skewMs;
  }
} as DateConstructor;
