"""What only the paper is compared with: pLSI, DCM-LDA, the perfect model, the paper's softening."""
