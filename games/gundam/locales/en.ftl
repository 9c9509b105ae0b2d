# English words for the vocabulary of GUNDAM Card Game. `baize-text` makes sentences of them.
