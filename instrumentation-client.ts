// Runs before the page's code. zod would probe for `eval`, which the policy of scripts refuses and reports. Its
// setter `z.config` would load zod on each page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
