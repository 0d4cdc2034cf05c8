import "#tools/vendor-stand-ins/all.ts";
